import type { Mutants } from '../e2e/mutants/mutants.ts'

/** What deploy/update.sh promises. */
export const mutants: Mutants = {
  'a cluster gets the assets of both versions before the first new page': [
    ['deploy/update.sh', 'update "$old-both"\n', ''],
  ],
  'a swarm of several machines gets its images from the registry, one of a single machine has them': [
    ['deploy/update.sh', '[ "$machines" = 1 ] || for', 'for'],
  ],
}
