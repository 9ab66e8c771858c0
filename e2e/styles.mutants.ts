import type { Mutants } from './mutants/mutants.ts'

/** Each page with its own styles first, and the others in time. */
export const mutants: Mutants = {
  'bring no token that the page or its paper asks for': [
    ['build/splitStyles.ts', 'css.includes(`var(${name})`)', 'css.includes(`var(${name}-)`)'],
  ],
  'do not stand in it': [
    ['build/splitStyles.ts', "all.replaceAll(paperRules, '')", 'all'],
    ['build/splitStyles.ts', '!ofComponent.test(part.name)', 'ofComponent.test(part.name)'],
    ['build/splitStyles.ts', 'part.selectors.some(isShown)', 'part.selectors.length > 0'],
  ],
  'are waited for by another page where they are late': [
    ['src/lib/pageCode.ts', '.tsx`]?.(), otherStyles()]', '.tsx`]?.()]'],
  ],
  'the other page is loaded as a document, which has its own': [
    [
      'src/lib/otherStyles.ts',
      '    again.onerror = () => reject(new Error(`${link.href} could not be loaded`))\n',
      '',
    ],
  ],
}
