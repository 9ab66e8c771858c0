import type { Mutants } from '../mutants/mutants.ts'

/** What is compressed. */
export const mutants: Mutants = {
  'a client that accepts "gzip" gets gzip': [['nginx.conf', 'gzip_static on;', 'gzip_static off;']],
}
