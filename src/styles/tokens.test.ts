import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { renderFallbackFaces } from '../../build/renderFallbackFaces.ts'
import { computeContrastRatio, computeLuminance } from '../../testbed/luminance.ts'

const tokensCss = readFileSync(resolve('src/styles/tokens.css'), 'utf8')

function readLuminance(token: string): number {
  const hex = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(tokensCss)?.[1]
  if (!hex) throw new Error(`tokens.css: expected --${token} as a colour of six hexadecimal digits`)
  return computeLuminance(Buffer.from(hex, 'hex'))
}

test.each([
  // Body text: WCAG level AAA.
  ['ink', 'paper', 7],
  ['ink', 'plaster', 7],
  ['paper', 'iron', 7],
  // Small and coloured text: WCAG level AA.
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'plaster', 4.5],
  ['oxide', 'paper', 4.5],
  ['oxide', 'plaster', 4.5],
  ['oxide-deep', 'paper', 4.5],
  ['paper', 'oxide', 4.5],
  ['paper', 'oxide-deep', 4.5],
  ['ember', 'iron', 4.5],
  ['walnut', 'paper', 4.5],
  // The edge of a control (WCAG 1.4.11).
  ['field-rule', 'paper', 3],
  ['field-rule', 'plaster', 3],
])('%s on %s has a contrast of %d or more', (text, background, minimum) => {
  expect(computeContrastRatio(readLuminance(text), readLuminance(background))).toBeGreaterThanOrEqual(minimum)
})

test.each([
  ['paper', 'index.html'],
  ['paper', 'build/createWellKnownFiles.ts'],
  ['paper', 'build/writeSocialImages.ts'],
  ['plaster', 'build/writeSocialImages.ts'],
  ['ink', 'build/writeSocialImages.ts'],
])('the colour %s of tokens.css is also in %s, which repeats it', (token, file) => {
  const colour = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokensCss)?.[1]
  expect(readFileSync(resolve(file), 'utf8')).toContain(colour)
})

test('each fallback font is in a list of fonts', () => {
  const families = Array.from(
    renderFallbackFaces().matchAll(/font-family:('[^']+')/g),
    ([, family]) => family,
  )
  expect(families).not.toEqual([])
  for (const family of families) expect(tokensCss).toContain(family)
})
