// @vitest-environment node
import { expect, test } from 'vitest'
import { criticalStyles, deferredStyles, splitPrint } from './criticalStyles.ts'

const css = ':is(.Card-a,.Card-b) p{color:red}:where(.Form-a) p{color:blue}.Card-a:not(.Form-a){color:green}'

test('a rule is critical if the page has one of its classes, also inside :is() or :where()', () => {
  expect(criticalStyles(css, '<p class="Card-b Card-a">')).toBe(
    ':is(.Card-a,.Card-b) p{color:red}.Card-a:not(.Form-a){color:green}',
  )
  expect(criticalStyles(css, '<p class="Form-a">')).toBe(':where(.Form-a) p{color:#00f}')
})

test('a rule without a module class is critical on every page', () => {
  expect(criticalStyles('p .button{color:red}.Card-a{color:red}', '')).toBe('p .button{color:red}')
})

test('a custom property that no critical rule uses is removed, recursively', () => {
  const tokens = ':root{--used:1px;--by-used:2px;--unused:3px;--by-unused:var(--unused)}'
  expect(criticalStyles(`${tokens}p{inset:var(--used) var(--by-used,0)}`, '')).toBe(
    ':root{--used:1px;--by-used:2px}p{inset:var(--used) var(--by-used,0)}',
  )
})

test('the deferred sheet has every rule, but no @font-face and no duplicate @keyframes', () => {
  const once = '@font-face{font-family:A;src:url(a.woff2)}@keyframes move{to{opacity:0}}'
  expect(deferredStyles(`${once}.Card-a{color:red}p{inset:0}`)).toBe('.Card-a{color:red}p{inset:0}')
})

test('print rules are separate', () => {
  expect(splitPrint('@layer components{.Card-a{color:red}@media print{.Card-a{color:#000}}}')).toEqual({
    screen: '@layer components{.Card-a{color:red}}',
    print: '@layer components{@media print{.Card-a{color:#000}}}',
  })
})
