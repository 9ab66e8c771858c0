import { expect, test } from 'vitest'
import { splitStyles } from './splitStyles.ts'

const css = ':is(.Card-a,.Card-b) p{color:red}:where(.Form-a) p{color:blue}.Card-a:not(.Form-a){color:green}'

test('a rule stands in the page that shows one of its classes, also where they are in :is() or :where()', () => {
  expect(splitStyles(css, '<p class="Card-b Card-a">').first).toBe(
    ':is(.Card-a,.Card-b) p{color:red}.Card-a:not(.Form-a){color:green}',
  )
  expect(splitStyles(css, '<p class="Form-a">').first).toBe(':where(.Form-a) p{color:#00f}')
})
