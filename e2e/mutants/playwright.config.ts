import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import site from '../playwright.config.ts'
import { coverageMode, mutantsFolder, type MutantsByTest } from './activate.ts'

/** A Playwright project, and the tests to run in it, each with the mutants to activate. */
export interface ProjectRun {
  project: string
  mutants: MutantsByTest
}

const runs = JSON.parse(readFileSync(join(mutantsFolder, 'project-runs.json'), 'utf8')) as ProjectRun[]
const isCoverageRun = runs.some(({ mutants }) => mutants === coverageMode)
const escapeRegExp = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Creates a pattern for these tests. Playwright matches it with a test's file, titles and tags, joined by spaces. */
function createGrepPattern(titlePaths: string[]) {
  const patterns = titlePaths.map((titlePath) =>
    titlePath.split(' › ').map(escapeRegExp).join('(?: @\\S+)* '),
  )
  return new RegExp(patterns.map((pattern) => `${pattern}(?: @|$)`).join('|'))
}

export default defineConfig({
  ...site,
  testDir: '..',
  retries: isCoverageRun ? 1 : 0, // a flaky test should not lose its coverage
  failOnFlakyTests: false,
  reportSlowTests: null,
  updateSnapshots: 'none',
  // Finds the snapshots of the project chromium, although the projects here have other names.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}-chromium-linux{ext}',
  workers: (isCoverageRun ? 1.5 : 3) * availableParallelism(), // many: tests that wait need no CPU
  expect: {
    ...site.expect,
    timeout: 2_500, // short, because most tests that notice a mutant wait until this timeout
    toMatchAriaSnapshot: {
      ...site.expect?.toMatchAriaSnapshot,
      pathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
    },
  },
  reporter: [['./mutantReporter.ts']],
  outputDir: join(mutantsFolder, 'results'),
  projects: runs.map(({ project, mutants }, index) => {
    const siteProject = site.projects?.find(({ name }) => name === project)
    return {
      ...siteProject,
      name: `${project} ${index}`,
      use: { ...siteProject?.use, mutants, trace: 'off', actionTimeout: 5_000 },
      ...(mutants !== coverageMode && { grep: createGrepPattern(Object.keys(mutants)) }),
    }
  }),
})
