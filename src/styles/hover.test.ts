// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The selectors with :hover outside `@media (hover: hover)`. */
function unguarded(css: string): string[] {
  const found: string[] = []
  const open: string[] = []
  for (const [, head = '', mark] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '{') open.push(head)
    if (mark === '{' && head.includes(':hover') && !open.some((rule) => rule.includes('(hover: hover)')))
      found.push(head.trim())
    if (mark === '}') open.pop()
  }
  return found
}

// On touch screens :hover stays after a tap, until a tap elsewhere.
test.each(globSync('src/**/*.css'))('%s changes nothing by :hover where nothing hovers', (file) => {
  expect(unguarded(readFileSync(file, 'utf8'))).toEqual([])
})

test('a rule without the media query is found', () => {
  expect(unguarded('@media (--desktop) { .a { color: red; &:hover { color: blue } } }')).toEqual(['&:hover'])
})
