import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Rules that every style sheet must follow.

const cssFiles = globSync('src/**/*.css')

/** The selectors with :hover outside `@media (hover: hover)` and `@media (--mouse)`. */
function findUnguardedHovers(css: string): string[] {
  const unguardedHovers: string[] = []
  const openRules: string[] = []
  for (const [, head = '', mark] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '{') openRules.push(head)
    if (
      mark === '{' &&
      head.includes(':hover') &&
      !openRules.some((rule) => /\(hover: hover\)|\(--mouse\)/.test(rule))
    )
      unguardedHovers.push(head.trim())
    if (mark === '}') openRules.pop()
  }
  return unguardedHovers
}

// On touch screens :hover stays after a tap, until a tap elsewhere.
test.each(cssFiles)('%s has :hover only inside (hover: hover)', (file) => {
  expect(findUnguardedHovers(readFileSync(file, 'utf8'))).toEqual([])
})

test('a :hover outside the media query is found', () => {
  expect(findUnguardedHovers('@media (--desktop) { .a { color: red; &:hover { color: blue } } }')).toEqual([
    '&:hover',
  ])
})

const literalPattern =
  /[^\n]*(?:#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(|\bfont(?:-size)?: [^;]*\d(?:rem|px))[^\n]*/g

test.each(cssFiles.filter((file) => !/tokens/.test(file)))(
  '%s takes its colours and font sizes from custom properties',
  (file) => {
    // Removes comments, and the custom properties that print.css sets in :root: their literal values are allowed.
    const rules = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|:root \{.*?\}/gs, '')
    expect(rules.match(literalPattern)).toBeNull()
  },
)

test.each(cssFiles)('%s uses named breakpoints only', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/@media[^{]*\b(width|height)\b/)
})

// On phones, lvb is higher than the visible part of the page, and so is vb in browsers with a hidden bar.
test.each(cssFiles)('%s uses only block units that know the bars of phones: svb and dvb', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\d(?:lv|v)[bh]\b/)
})

// A translator turns pages to Arabic. The scroll bar's padding in layout.css is on the right in every language.
test.each(cssFiles)('%s has no left and right, except for the scroll bar', (file) => {
  const withoutScrollBar = readFileSync(file, 'utf8').replace('padding-right: var(--scroll-bar)', '')
  expect(withoutScrollBar).not.toMatch(
    /(?:margin|padding|border|inset)-(?:left|right)\b|^\s*(?:left|right):|text-align: (?:left|right)/m,
  )
})

// The build moves print rules into the layer of the components (build/splitPrintRules.ts).
test.each(cssFiles.filter((file) => !file.endsWith('.module.css')))('%s has no @media print', (file) => {
  expect(readFileSync(file, 'utf8')).not.toContain('@media print')
})
