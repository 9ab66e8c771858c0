import { describe, expect, it } from 'vitest'
import { budgets, candidate, check, type Budget, type Measured } from './parts/byteLimits.ts'

const names = Object.keys(budgets) as Budget[]
const full = (): Measured[] => names.map((budget) => ({ budget, of: 'a file', bytes: budgets[budget] }))

describe('check', () => {
  it('has nothing to say where everything is exactly at its budget', () => {
    expect(check(full())).toEqual([])
  })

  it.each(names)('fails for one byte too many: %s', (name) => {
    const measured = full().map((row) => (row.budget === name ? { ...row, bytes: row.bytes + 1 } : row))
    expect(check(measured)).toEqual([
      `${name}: a file has ${budgets[name] + 1} bytes, allowed are ${budgets[name]}`,
    ])
  })

  it.each(names)('fails where nothing was measured: %s', (name) => {
    expect(check(full().filter(({ budget }) => budget !== name))).toEqual([
      `${name}: nothing was measured, expected at least one file`,
    ])
  })

  it('fails for a size that is not a number', () => {
    const [first, ...rest] = full()
    if (!first) throw new Error('no budgets')
    expect(check([{ ...first, bytes: NaN }, ...rest])).toHaveLength(1)
  })
})

describe('candidate', () => {
  const srcset = '/a.avif 480w, /c.avif 960w, /b.avif 720w'

  it('is the narrowest file that is wide enough, in any order', () => {
    expect(candidate(srcset, 240, 2)).toBe('/a.avif')
    expect(candidate(srcset, 241, 2)).toBe('/b.avif')
    expect(candidate(srcset, 480, 2)).toBe('/c.avif')
  })

  it('is the widest file where none is wide enough', () => {
    expect(candidate(srcset, 1000, 2)).toBe('/c.avif')
  })

  it('minds no spaces', () => {
    expect(candidate(' /a.avif  480w ,/b.avif\n720w', 500, 1)).toBe('/b.avif')
  })

  it.each(['/a.avif 2x', '/a.avif', ''])('rejects a srcset without widths: "%s"', (srcset) => {
    expect(() => candidate(srcset, 100, 1)).toThrow('expected "FILE WIDTHw"')
  })
})
