// npm run other [SUITE ...]: builds the site from entirely different content (e2e/content/other). Runs the named suites, else
// those that depend on texts, facts and photographs.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { drawPhotographs } from './content/other/draw.ts'

const contentFolder = resolve(import.meta.dirname, 'content/other')
const suites =
  'access/axe access/reflow access/snapshots access/structure about arrival contact counters footer forms header home lightbox nojs photographs routing server/pages sizeComparison texts'
    .split(' ')
    .map((name) => `e2e/${name}.spec.ts`)
const argv = process.argv.slice(2)

loadEnvFile(resolve(contentFolder, 'facts.env'))
process.env.CONTENT = contentFolder
process.env.DIST = resolve('reports/other/dist')
process.env.E2E_REPORTS = 'reports/other'
process.env.E2E_PORT ??= '8090'

await drawPhotographs(resolve(contentFolder, 'photographs'))
const projects = ['--project=chromium', '--project=no-js', '--project=server']
for (const args of [
  ['vite', 'build', '--logLevel', 'warn'],
  ['playwright', 'test', '-c', 'e2e', ...(argv.length > 0 ? argv : suites), ...projects],
]) {
  const { status } = spawnSync('npx', args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
