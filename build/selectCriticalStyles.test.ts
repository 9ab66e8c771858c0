import { expect, test } from 'vitest'
import { selectCriticalStyles, selectDeferredStyles } from './selectCriticalStyles.ts'

const css = ':is(.Card-a,.Card-b) p{color:red}:where(.Form-a) p{color:blue}.Card-a:not(.Form-a){color:green}'

test('a rule is critical if the page has one of its classes, also inside :is() or :where()', () => {
  expect(selectCriticalStyles(css, '<p class="Card-b Card-a">')).toBe(
    ':is(.Card-a,.Card-b) p{color:red}.Card-a:not(.Form-a){color:green}',
  )
  expect(selectCriticalStyles(css, '<p class="Form-a">')).toBe(':where(.Form-a) p{color:#00f}')
})

test('a rule for an attribute of a component is critical if the page has the attribute', () => {
  const rules = '.Card-a[data-open]{color:red}[data-view] .Card-a{inset:0}'
  expect(selectCriticalStyles(rules, '<p class="Card-a" data-open>')).toBe(rules)
  expect(selectCriticalStyles(rules, '<p class="Card-a">')).toBe('[data-view] .Card-a{inset:0}')
})

test('a rule without a module class is critical on every page', () => {
  expect(selectCriticalStyles('p .button{color:red}.Card-a{color:red}', '')).toBe('p .button{color:red}')
})

test('the deferred sheet has only rules of components: no @font-face, no @keyframes, no print rules', () => {
  const inlineCss =
    '@font-face{font-family:A;src:url(a.woff2)}@keyframes move{to{opacity:0}}:is(p,.Card-a){inset:0}'
  expect(selectDeferredStyles(`${inlineCss}@media print{p{inset:0}}.Card-a{color:red}`)).toBe(
    '.Card-a{color:red}',
  )
})
