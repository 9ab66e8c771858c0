// npm run approve: builds the site and updates the files with which tests compare it: accessibility trees, HTML
// heads, other metadata and screenshots. Records for which content and Chromium version these are valid. Read the
// diff before committing.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { createLaunchOptions, debianHeadlessShellPath, testChromiumPath } from '../../testbed/chromium.ts'
import { recordApprovedVersions } from '../helpers/approved.ts'
import { runCommand } from '../helpers/runCommand.ts'

/** Whether visual.spec.ts takes screenshots on this machine. It needs Debian's chromium-headless-shell for them. */
const canTakeScreenshots = existsSync(debianHeadlessShellPath)

/** The major version of the Chromium of the tests. */
async function readChromiumVersion() {
  const browser = await chromium.launch({ ...createLaunchOptions(), executablePath: testChromiumPath })
  await browser.close()
  return browser.version().split('.')[0]
}

process.env.APPROVE = '1'
runCommand('npm', ['run', 'build'])
const testArgs = ['visual', 'snapshots', 'metadata', '--project=chromium', '--project=server']
runCommand('npx', ['playwright', 'test', '-c', 'e2e', ...testArgs, '--update-snapshots=changed'])
runCommand('node', ['e2e/run/secondContent.ts', 'e2e/access/snapshots.spec.ts'])
runCommand('npx', ['prettier', '--log-level=warn', '--write', 'e2e'])
recordApprovedVersions(canTakeScreenshots ? await readChromiumVersion() : undefined)
if (!canTakeScreenshots)
  console.log('No screenshots were taken: they need chromium-headless-shell of Debian.')
