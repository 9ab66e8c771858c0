// npm run approve: builds the site and updates what the tests compare it with: accessibility trees, HTML heads, other
// metadata and screenshots. Records for which content and version of Chromium they hold. Read the diff before you commit it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumOptions, testChromium } from '../testbed/chromium.ts'
import { recordApprovedVersions } from './approved.ts'

function runCommand(command: string, ...args: string[]) {
  const env = { ...process.env, RECORD: '1' }
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

const hasTestChromium = existsSync(testChromium)
const browser = await chromium.launch({
  ...chromiumOptions(),
  ...(hasTestChromium && { executablePath: testChromium }),
})
const [version = ''] = browser.version().split('.')
await browser.close()

runCommand('npm', 'run', 'build')
const projectFlags = ['--project=chromium', '--project=server']
runCommand(
  'playwright',
  'test',
  '-c',
  'e2e',
  'visual',
  'snapshots',
  'metadata',
  ...projectFlags,
  '--update-snapshots=changed',
)
runCommand('node', 'e2e/other.ts', 'e2e/access/snapshots.spec.ts')
runCommand('prettier', '--log-level=warn', '--write', 'e2e')
recordApprovedVersions(version)
