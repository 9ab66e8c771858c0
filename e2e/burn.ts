// npm run e2e:burn [SPEC ...]: runs the browser suites (or those whose path holds a SPEC) 20 times at 4 workers while two
// busy loops load the processors. Prints how many runs passed and failed and how long it took; exits 1 unless all passed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const repeats = 20
const workers = 4
const busyLoops = 2
const projects = ['chromium', 'mobile', 'no-js', 'reduced-motion']

const project = resolve(import.meta.dirname, '..')
const report = join(project, 'reports/burn/report.json')
rmSync(report, { force: true })

const loops = Array.from({ length: busyLoops }, () => spawn(process.execPath, ['-e', 'for (;;);']))
const stopLoops = () => loops.forEach((loop) => loop.kill('SIGKILL'))
process.on('exit', stopLoops)

const begun = Date.now()
const playwright = spawn(
  process.execPath,
  [
    join(project, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config=e2e',
    ...projects.map((name) => `--project=${name}`),
    `--repeat-each=${repeats}`,
    `--workers=${workers}`,
    '--retries=0',
    '--trace=off',
    '--reporter=dot,json',
    ...process.argv.slice(2),
  ],
  {
    cwd: project,
    stdio: 'inherit',
    env: {
      E2E_PORT: '8190',
      ...process.env,
      E2E_REPORTS: 'reports/burn',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => playwright.kill('SIGINT'))

playwright.on('close', (code) => {
  stopLoops()
  if (!existsSync(report)) {
    console.error('burn: no test was run; see above')
    process.exit(1)
  }
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  const runs = stats.expected + stats.unexpected + stats.flaky
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(
    `burn: ${runs} runs (${repeats} asked of each test), ${stats.unexpected + stats.flaky} failed, ${stats.skipped} skipped, in ${seconds} s at ${workers} workers beside ${busyLoops} busy loops`,
  )
  process.exit(code === 0 && runs > 0 ? 0 : 1)
})
