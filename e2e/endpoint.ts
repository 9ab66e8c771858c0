// npm run e2e:endpoint: builds the site with endpoints for its forms, and tests the forms with stubs of the endpoints.
// Arguments are passed to Playwright, such as --project=firefox.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { formEndpointEnvironment } from './formEndpointEnvironment.ts'

const reportsFolder = 'reports/endpoint'
const env = {
  ...process.env,
  ...formEndpointEnvironment,
  DIST: resolve(reportsFolder, 'dist'),
  E2E_REPORTS: reportsFolder,
}

const argv = process.argv.slice(2)
const projectArgs = argv.length > 0 ? argv : ['--project=chromium']
for (const [command, ...args] of [
  ['vite', 'build', '--logLevel', 'error'],
  ['playwright', 'test', '-c', 'e2e', 'e2e/endpoint.spec.ts', '--workers=1', ...projectArgs],
]) {
  const { status } = spawnSync(command ?? '', args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
