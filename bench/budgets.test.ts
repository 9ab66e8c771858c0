import { expect, test } from 'vitest'
import { budgets, findExceededBudgets, findPhoneSourceElement, type Measurement } from './budgets.ts'

const budgetNames = Object.keys(budgets) as Measurement['budget'][]
const atBudget = budgetNames.map((budget): Measurement => ({
  budget,
  subject: 'a file',
  bytes: budgets[budget],
}))

test('accepts files exactly at their budgets, and any content of the owner', () => {
  expect(findExceededBudgets(atBudget)).toEqual([])
  const ownContent = atBudget.map((row) => ({ ...row, bytes: row.bytes + 1, isExempt: true }))
  expect(findExceededBudgets(ownContent)).toEqual([])
})

test.each(budgetNames)('%s: reports one byte too many, NaN, and a missing measurement', (name) => {
  const others = atBudget.filter(({ budget }) => budget !== name)
  const withBytes = (bytes: number) => [...others, { budget: name, subject: 'a file', bytes }]
  const message = `${name}: a file has ${budgets[name] + 1} bytes, allowed are ${budgets[name]}`
  expect(findExceededBudgets(withBytes(budgets[name] + 1))).toEqual([message])
  expect(findExceededBudgets(withBytes(NaN))).toHaveLength(1)
  const nothing = `${name}: nothing was measured, expected at least one file`
  expect(findExceededBudgets(others)).toEqual([nothing])
})

test('finds the <source> that a phone uses for the first photograph', () => {
  const pictureHtml = (name: string, attributes = '') =>
    `<picture><source type="image/avif" media="(width)" srcset="/wide 800w"><source type="image/avif" srcSet="/${name} 480w"><img ${attributes}></picture>`
  const html = pictureHtml('one') + pictureHtml('two', 'fetchPriority="high"') + pictureHtml('three')
  expect(findPhoneSourceElement(html, '/').srcset).toBe('/two 480w')
  expect(() => findPhoneSourceElement(pictureHtml('one'), '/')).toThrow('/: expected')
})
