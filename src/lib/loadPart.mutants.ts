import type { Mutant } from '../../e2e/mutants/mutant.ts'

/** One reload, and another one only after a success. */
export const mutants: readonly Mutant[] = [
  {
    name: 'missing part: reloads for ever',
    file: 'src/lib/loadPart.ts',
    find: 'isRemembered(key) || ',
    replace: '',
    killedBy: 'does so once: then the failure is told',
  },
  {
    name: 'missing part: the one reload is never allowed again',
    file: 'src/lib/loadPart.ts',
    find: '    forget(key)\n',
    replace: '',
    killedBy: 'a success allows another attempt later',
  },
]
