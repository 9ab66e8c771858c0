// npm run e2e:endpoint: builds the site with endpoints for its forms, and tests the forms with stubs of the endpoints.
// Arguments are passed to Playwright, such as --project=firefox.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { endpointSite } from './endpointSite.ts'

const reports = 'reports/endpoint'
const env = { ...process.env, ...endpointSite, DIST: resolve(reports, 'dist'), E2E_REPORTS: reports }

const given = process.argv.slice(2)
const projects = given.length > 0 ? given : ['--project=chromium']
for (const [command, ...args] of [
  ['vite', 'build', '--logLevel', 'error'],
  ['playwright', 'test', '-c', 'e2e', 'e2e/endpoint.spec.ts', '--workers=1', ...projects],
]) {
  const { status } = spawnSync(command ?? '', args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
