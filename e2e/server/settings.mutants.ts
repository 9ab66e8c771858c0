import type { Mutant } from '../mutants/mutant.ts'

/** The facts that an operator sets. */
export const mutants: readonly Mutant[] = [
  {
    name: 'settings: machines read the placeholders',
    file: 'vite.config.ts',
    find: 'JSON.stringify(given)',
    replace: 'JSON.stringify({})',
    killedBy: 'reach every page and every file that machines read',
  },
  {
    name: 'settings: a mistake does not end the build',
    file: 'vite.config.ts',
    find: '    process.exit(1)\n',
    replace: '    return {}\n',
    killedBy: 'that are wrong end the build with a line that says what is expected',
  },
]
