// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { budgets, findExceededBudgets, findPhoneSource, type Measurement } from './budgets.ts'

const names = Object.keys(budgets) as Measurement['budget'][]
const atBudget = names.map((budget): Measurement => ({ budget, subject: 'a file', bytes: budgets[budget] }))

describe('budgets', () => {
  it('have nothing to say where everything is exactly at its budget', () => {
    expect(findExceededBudgets(atBudget)).toEqual([])
  })

  it.each(names)('are broken by one byte too many, by what is no number, and by nothing: %s', (name) => {
    const changed = (bytes: number) => atBudget.map((row) => (row.budget === name ? { ...row, bytes } : row))
    const line = `${name}: a file has ${budgets[name] + 1} bytes, allowed are ${budgets[name]}`
    expect(findExceededBudgets(changed(budgets[name] + 1))).toEqual([line])
    expect(findExceededBudgets(changed(NaN))).toHaveLength(1)
    expect(findExceededBudgets(atBudget.filter(({ budget }) => budget !== name))).toEqual([
      `${name}: nothing was measured, expected at least one file`,
    ])
  })

  it('find what a phone takes of the first photograph, not of one before or after it', () => {
    const picture = (name: string, attributes = '') =>
      `<picture><source type="image/avif" media="(width)" srcset="/wide 800w"><source type="image/avif" srcSet="/${name} 480w"><img ${attributes}></picture>`
    const html = picture('one') + picture('two', 'fetchPriority="high"') + picture('three')
    expect(findPhoneSource(html, '/').srcset).toBe('/two 480w')
    expect(() => findPhoneSource(picture('one'), '/')).toThrow('/: expected')
  })
})
