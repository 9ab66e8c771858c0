import type { Mutant } from '../../e2e/mutants/mutant.ts'

/** The frame of the map. */
export const mutants: readonly Mutant[] = [
  {
    name: 'map: the point is not in its middle',
    file: 'src/lib/mapAddress.ts',
    find: 'latitude - halfHeight',
    replace: 'latitude',
    killedBy: 'the frame is centred on the point, with a marker on it',
  },
]
