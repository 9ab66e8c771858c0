// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { budgets, findExceededBudgets, findPhoneSource, type Measurement } from './budgets.ts'

const budgetNames = Object.keys(budgets) as Measurement['budget'][]
const atBudget = budgetNames.map((budget): Measurement => ({
  budget,
  subject: 'a file',
  bytes: budgets[budget],
}))

describe('budgets', () => {
  it('have nothing to say where everything is exactly at its budget', () => {
    expect(findExceededBudgets(atBudget)).toEqual([])
  })

  it.each(budgetNames)(
    'are broken by one byte too many, by what is no number, and by nothing: %s',
    (name) => {
      const withBytes = (bytes: number) =>
        atBudget.map((row) => (row.budget === name ? { ...row, bytes } : row))
      const message = `${name}: a file has ${budgets[name] + 1} bytes, allowed are ${budgets[name]}`
      expect(findExceededBudgets(withBytes(budgets[name] + 1))).toEqual([message])
      expect(findExceededBudgets(withBytes(NaN))).toHaveLength(1)
      expect(findExceededBudgets(atBudget.filter(({ budget }) => budget !== name))).toEqual([
        `${name}: nothing was measured, expected at least one file`,
      ])
    },
  )

  it('are not broken by a photograph of the owner’s', () => {
    const rows = atBudget.map((row) => ({ ...row, bytes: row.bytes + 1, isOwnPhotograph: true }))
    expect(findExceededBudgets(rows)).toEqual([])
  })

  it('find what a phone takes of the first photograph, not of one before or after it', () => {
    const pictureHtml = (name: string, attributes = '') =>
      `<picture><source type="image/avif" media="(width)" srcset="/wide 800w"><source type="image/avif" srcSet="/${name} 480w"><img ${attributes}></picture>`
    const html = pictureHtml('one') + pictureHtml('two', 'fetchPriority="high"') + pictureHtml('three')
    expect(findPhoneSource(html, '/').srcset).toBe('/two 480w')
    expect(() => findPhoneSource(pictureHtml('one'), '/')).toThrow('/: expected')
  })
})
