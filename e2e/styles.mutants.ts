import type { Mutant } from './mutants/mutant.ts'

/** Each page with its own styles first, and the others in time. */
export const mutants: readonly Mutant[] = [
  {
    name: 'styles: all of them in each page',
    file: 'build/splitStyles.ts',
    find: 'return name === undefined || shown.has(name)',
    replace: 'return true',
    killedBy: 'do not stand in it',
  },
  {
    name: 'styles: those of the other pages never come',
    file: 'index.html',
    find: '      <!--rest-->\n',
    replace: '',
    and: { find: '  </body>', replace: '    <template><!--rest--></template>\n  </body>' },
    killedBy: 'are there when another page arrives',
  },
  {
    name: 'styles: another page does not wait for them',
    file: 'src/routes.tsx',
    find: 'Promise.all([pageCode(path), otherStyles()])',
    replace: 'Promise.all([pageCode(path)])',
    killedBy: 'are waited for by another page where they are late',
  },
  {
    name: 'styles: another page waits for them for ever',
    file: 'src/lib/otherStyles.ts',
    find: '    again.onerror = () => reject(new Error(`${link.href} could not be loaded`))\n',
    replace: '',
    killedBy: 'the other page is loaded as a document, which has its own',
  },
]
