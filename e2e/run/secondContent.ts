// npm run e2e:second-content [SUITE ...]: builds the site from entirely different content (e2e/content/second). Runs
// the named suites, else the suites that depend on texts, facts and photographs.
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { drawPhotographs } from '../content/second/draw.ts'
import { runCommand } from '../helpers/runCommand.ts'

const contentFolder = resolve(import.meta.dirname, '../content/second')
const defaultSuites =
  'access/reflow access/snapshots forms home lightbox partialHtml photographs print server/files'
const argv = process.argv.slice(2)

loadEnvFile(resolve(contentFolder, 'facts.env'))
process.env.CONTENT = contentFolder
process.env.E2E_REPORTS ??= 'reports/second-content'
process.env.DIST = resolve(process.env.E2E_REPORTS, 'dist')
process.env.E2E_PORT ??= '8090'

await drawPhotographs(resolve(contentFolder, 'photographs'))
runCommand('npm', ['run', '-s', 'build', '--', '--logLevel', 'warn'])
const specFiles = argv.length > 0 ? argv : defaultSuites.split(' ').map((name) => `e2e/${name}.spec.ts`)
runCommand('npx', ['playwright', 'test', '-c', 'e2e', ...specFiles, '--project=chromium', '--project=server'])
