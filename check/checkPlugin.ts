import type { Plugin } from 'vite'
import { reportProblemsOrExit } from './reportProblemsOrExit.ts'

/** Checks content/ and .env before Vite starts. Errors end the process. Not in unit tests, which start Vite, too. */
export const checkPlugin = (): Plugin => ({
  name: 'check',
  apply: () => !process.env.VITEST,
  config: () => reportProblemsOrExit(),
})
