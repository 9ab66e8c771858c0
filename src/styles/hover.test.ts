// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The selectors with :hover outside `@media (hover: hover)`. */
function findUnguardedHovers(css: string): string[] {
  const found: string[] = []
  const openRules: string[] = []
  for (const [, head = '', mark] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '{') openRules.push(head)
    if (mark === '{' && head.includes(':hover') && !openRules.some((rule) => rule.includes('(hover: hover)')))
      found.push(head.trim())
    if (mark === '}') openRules.pop()
  }
  return found
}

// On touch screens :hover stays after a tap, until a tap elsewhere.
test.each(globSync('src/**/*.css'))('%s has :hover only inside (hover: hover)', (file) => {
  expect(findUnguardedHovers(readFileSync(file, 'utf8'))).toEqual([])
})

test('a :hover outside the media query is found', () => {
  expect(findUnguardedHovers('@media (--desktop) { .a { color: red; &:hover { color: blue } } }')).toEqual([
    '&:hover',
  ])
})
