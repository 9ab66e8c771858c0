import type { Plugin } from 'vite'
import { reportProblemsOrExit } from './reportProblemsOrExit.ts'

/** Checks content/ and .env before Vite starts. Errors end the process, except in unit tests. */
export const checkPlugin = (): Plugin => ({
  name: 'check',
  apply: () => !process.env.VITEST,
  config: () => reportProblemsOrExit(),
})
