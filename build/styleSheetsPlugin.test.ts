import { expect, test } from 'vitest'
import { breakpoints } from '../src/styles/breakpoints.ts'
import { replaceBreakpoints } from './styleSheetsPlugin.ts'

test('a named breakpoint is replaced anywhere in a condition', () => {
  const { wide, 'below-desktop': narrow } = breakpoints
  expect(replaceBreakpoints('@media (--wide) and (--below-desktop) { a { color: var(--ink) } }')).toBe(
    `@media ${wide} and ${narrow} { a { color: var(--ink) } }`,
  )
})

test('an unknown breakpoint is an error', () => {
  expect(() => replaceBreakpoints('@media (--watch) {}')).toThrow('src/styles/breakpoints.ts has no watch')
})
