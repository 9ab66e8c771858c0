// npm run e2e:endpoint: builds the site with endpoints for its forms and submits the forms to a stub of the endpoint.
// Further arguments are passed to Playwright (--project=firefox).
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { endpointSite } from './endpointSite.ts'

const reports = 'reports/endpoint'
const env = { ...process.env, ...endpointSite, DIST: resolve(reports, 'dist'), E2E_REPORTS: reports }

const [, , ...further] = process.argv
const projects = further.length > 0 ? further : ['--project=chromium']
for (const [command, ...args] of [
  ['vite', 'build', '--logLevel', 'error'],
  ['playwright', 'test', '-c', 'e2e', 'e2e/endpoint.spec.ts', '--workers=1', ...projects],
]) {
  const { status } = spawnSync(command ?? '', args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
