import type { Mutants } from '../mutants/mutants.ts'

/** The facts that an operator sets. */
export const mutants: Mutants = {
  'reach every page and every file that machines read': [
    ['vite.config.ts', 'JSON.stringify(given)', 'JSON.stringify({})'],
  ],
  'that are wrong end the build with a line that says what is expected': [
    ['vite.config.ts', '    process.exit(1)\n', '    return {}\n'],
  ],
}
