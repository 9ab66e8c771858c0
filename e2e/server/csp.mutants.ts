import type { Mutants } from '../mutants/mutants.ts'

/** What the browser refuses. */
export const mutants: Mutants = {
  'a script that makes HTML from a string, in /: refused': [
    ['nginx.conf', " require-trusted-types-for 'script';", ''],
  ],
}
