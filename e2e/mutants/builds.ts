import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formEndpointEnvironment } from '../helpers/formEndpointEnvironment.ts'
import { runCommand } from '../helpers/runCommand.ts'
import { coverageMode, mutantsFolder } from './activate.ts'
import type { Outcome } from './mutantReporter.ts'
import type { ProjectRun } from './playwright.config.ts'

export type Build = 'site' | 'endpoint'
/** The two builds with mutants and how to run their tests: the default site and a site whose forms have endpoints. */
const builds = {
  site: { env: { E2E_PORT: '8094' }, projects: ['chromium', 'mobile'], args: [] },
  endpoint: { env: formEndpointEnvironment, projects: ['chromium'], args: ['endpoint.spec', '--workers=1'] },
}
export const chooseBuild = ({ titlePath }: { titlePath: string }): Build =>
  titlePath.startsWith('endpoint.spec.ts') ? 'endpoint' : 'site'
const createEnvironment = (build: Build) => ({ ...builds[build].env, DIST: join(mutantsFolder, build) })

const outcomesFile = join(mutantsFolder, 'outcomes.jsonl')

/** The outcomes of all tests so far, including those of earlier runs on the same code. */
export const readOutcomes = () =>
  existsSync(outcomesFile)
    ? (JSON.parse(`[${readFileSync(outcomesFile, 'utf8').trim().replaceAll('\n', ',')}]`) as Outcome[])
    : []

/**
 * Runs Playwright projects on one of the builds. `runs` names the mutants to activate in each test. A failed test kills
 * its mutant if it was the only one. Throws if no test has run.
 */
export function runTests(build: Build, runs: ProjectRun[]) {
  if (runs.length === 0) return
  writeFileSync(join(mutantsFolder, 'project-runs.json'), JSON.stringify(runs))
  const env = { ...process.env, ...createEnvironment(build), E2E_REPORTS: mutantsFolder, CI: '' }
  const outcomeCountBefore = readOutcomes().length
  const args = ['playwright', 'test', '-c', 'e2e/mutants', ...builds[build].args]
  spawnSync('npx', args, { stdio: 'inherit', env })
  if (readOutcomes().length === outcomeCountBefore)
    throw new Error(`mutants: no test has run on port ${env.E2E_PORT}, expected it to be free`)
}

/**
 * Builds the site and the site with endpoints, both with mutants, and records which test reaches which mutant. Does
 * nothing if code, content and tests are unchanged.
 */
export function buildAndRecordCoverage() {
  const sourceGlob = '{src,build,content,public,e2e,testbed,check,owner}/**/*.*'
  const files = globSync([sourceGlob, '{.env,index.html,nginx.conf,package-lock.json,vite.config.ts}'], {
    exclude: ['**/*.md'],
  }).filter((path) => statSync(path).isFile()) // the pattern also matches folders with a dot in their name
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  const inputHash = hash.digest('hex')
  const inputHashFile = join(mutantsFolder, 'state')
  if (existsSync(inputHashFile) && readFileSync(inputHashFile, 'utf8') === inputHash) return
  rmSync(mutantsFolder, { recursive: true, force: true })
  mkdirSync(mutantsFolder, { recursive: true })
  for (const build of ['site', 'endpoint'] as const) {
    const buildArgs = ['-c', 'e2e/mutants/vite.config.ts', '--logLevel', 'error']
    runCommand('npm', ['run', '-s', 'build', '--', ...buildArgs], createEnvironment(build))
    const runs = builds[build].projects.map((project) => ({ project, mutants: coverageMode }) as const)
    runTests(build, runs)
  }
  requirePassingTests(readOutcomes())
  writeFileSync(inputHashFile, inputHash)
}

/** Throws if more than 5 % of tests fail without a mutant: mutants that only these reach would be NoCoverage. */
function requirePassingTests(outcomes: Outcome[]) {
  const passed = outcomes.filter((outcome) => outcome.passed).length
  const failed = outcomes.length - passed // a test that passes at its second attempt counts in both
  if (failed > 0.05 * passed)
    throw new Error(`mutants: ${failed} tests fail without a mutant and ${passed} pass, expected at most 5 %`)
}
