// npm run e2e:endpoint: builds the site with endpoints for its forms. Tests the forms with stubs of the endpoints. Also
// tests the response headers, because their CSP lists the endpoints.
// Passes its arguments to Playwright, such as --project=firefox (with ENGINE=firefox). With DIST it tests the build there.
import { resolve } from 'node:path'
import { formEndpointEnvironment } from '../helpers/formEndpointEnvironment.ts'
import { runCommand } from '../helpers/runCommand.ts'

const reportsFolder = process.env.E2E_REPORTS ?? 'reports/endpoint'
const dist = process.env.DIST ?? resolve(reportsFolder, 'dist')
const env = { ...formEndpointEnvironment, DIST: dist, E2E_REPORTS: reportsFolder }
const argv = process.argv.slice(2)

if (!process.env.DIST) runCommand('npm', ['run', '-s', 'build', '--', '--logLevel', 'error'], env)
const testArgs = ['test', '-c', 'e2e', 'e2e/endpoint.spec.ts', 'e2e/server/headers.spec.ts', '--workers=1']
runCommand(
  'npx',
  ['playwright', ...testArgs, ...(argv.length > 0 ? argv : ['--project=chromium', '--project=server'])],
  env,
)
