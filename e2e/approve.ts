// npm run approve: builds the site and updates what the tests compare it with: accessibility trees, HTML heads, other metadata
// and screenshots. Also records of which content and which Chromium they are. Read the diff before you commit it.
import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../testbed/chromium.ts'
import { recordApproval } from './approved.ts'

function run(command: string, ...args: string[]) {
  const env = { ...process.env, RECORD: '1' }
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

const browser = await chromium.launch(chromiumOptions())
const [version = ''] = browser.version().split('.')
await browser.close()

run('npm', 'run', 'build')
const projects = ['--project=chromium', '--project=server']
run(
  'playwright',
  'test',
  '-c',
  'e2e',
  'visual',
  'snapshots',
  'metadata',
  ...projects,
  '--update-snapshots=changed',
)
run('prettier', '--log-level=warn', '--write', 'e2e')
recordApproval(version)
