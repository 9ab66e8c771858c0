import type { Plugin } from 'vite'
import { contentFolder } from '../owner/folders.ts'
import { reportProblems } from './reportProblems.ts'

/**
 * Checks content/ and .env before Vite starts. In a build, errors end the process. In development, also checks after
 * each change of content/; Vite itself restarts after a change of .env. Not in unit tests, which start Vite, too.
 */
export const checkPlugin = (): Plugin => ({
  name: 'check',
  apply: () => !process.env.VITEST,
  async config(_config, { command }) {
    if ((await reportProblems()) && command === 'build') process.exit(1)
  },
  configureServer({ watcher }) {
    watcher.on('all', (_event, file) => {
      if (file.startsWith(contentFolder)) reportProblems().catch(console.error)
    })
  },
})
