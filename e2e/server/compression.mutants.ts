import type { Mutant } from '../mutants/mutant.ts'

/** What is compressed. */
export const mutants: readonly Mutant[] = [
  {
    name: 'server: not compressed',
    file: 'nginx.conf',
    find: 'gzip_static on;',
    replace: 'gzip_static off;',
    killedBy: 'a client that accepts "gzip" gets gzip',
  },
]
