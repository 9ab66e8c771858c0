import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import site from '../playwright.config.ts'
import { mutantsFolder } from './folder.ts'
import type { Task } from './reporter.ts'

const tasks = JSON.parse(readFileSync(join(mutantsFolder, 'tasks.json'), 'utf8')) as Task[]
const escapeRegExp = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** One Playwright project per task: the task's tests, with its mutant active. */
export default defineConfig({
  ...site,
  testDir: '..',
  retries: 0,
  failOnFlakyTests: false,
  reportSlowTests: null,
  updateSnapshots: 'none',
  // Finds the snapshots of the project chromium, although the projects here have other names.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}-chromium-linux{ext}',
  expect: {
    ...site.expect,
    toMatchAriaSnapshot: {
      ...site.expect?.toMatchAriaSnapshot,
      pathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
    },
  },
  reporter: [['./reporter.ts']],
  outputDir: join(mutantsFolder, 'results'),
  projects: tasks.map(({ mutant, project, tests }) => {
    const originalProject = site.projects?.find(({ name }) => name === project)
    return {
      ...originalProject,
      name: `${mutant} ${project}`,
      use: { ...originalProject?.use, mutant, trace: 'off' },
      ...(tests && {
        testMatch: [...new Set(tests.map(({ file }) => file))],
        // Playwright matches grep against the titles and tags of a test and its describe blocks.
        grep: new RegExp(
          tests
            .map(({ file, titles }) => [file, ...titles].map(escapeRegExp).join('(?: @\\S+)* ') + '(?: @|$)')
            .join('|'),
        ),
      }),
    }
  }),
})
