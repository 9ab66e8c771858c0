import { expect, test } from 'vitest'
import { splitPrintRules } from './splitPrintRules.ts'

test('print rules are separate', () => {
  expect(splitPrintRules('@layer components{.Card-a{color:red}@media print{.Card-a{color:#000}}}')).toEqual({
    otherRules: '@layer components{.Card-a{color:red}}',
    printRules: '@layer components{@media print{.Card-a{color:#000}}}',
  })
})
