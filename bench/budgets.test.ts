import { expect, test } from 'vitest'
import { budgets, findExceededBudgets, findPhoneSourceElement, type Measurement } from './budgets.ts'

const budgetNames = Object.keys(budgets) as Measurement['budget'][]
const measurementsAtBudget = budgetNames.map((budget): Measurement => ({
  budget,
  subject: 'a file',
  bytes: budgets[budget],
}))

test('accepts files exactly at their budgets, and any content of the owner', () => {
  expect(findExceededBudgets(measurementsAtBudget)).toEqual([])
  const exemptMeasurements = measurementsAtBudget.map((row) => ({
    ...row,
    bytes: row.bytes + 1,
    isExempt: true,
  }))
  expect(findExceededBudgets(exemptMeasurements)).toEqual([])
})

test.each(budgetNames)('%s: reports one byte too many, NaN, and a missing measurement', (name) => {
  const otherMeasurements = measurementsAtBudget.filter(({ budget }) => budget !== name)
  const createMeasurements = (bytes: number) => [
    ...otherMeasurements,
    { budget: name, subject: 'a file', bytes },
  ]
  const exceededMessage = `${name}: a file has ${budgets[name] + 1} bytes, allowed are ${budgets[name]}`
  expect(findExceededBudgets(createMeasurements(budgets[name] + 1))).toEqual([exceededMessage])
  expect(findExceededBudgets(createMeasurements(NaN))).toHaveLength(1)
  const unmeasuredMessage = `${name}: nothing was measured, expected at least one file`
  expect(findExceededBudgets(otherMeasurements)).toEqual([unmeasuredMessage])
})

test('finds the <source> that a phone uses for the first photograph', () => {
  const renderPicture = (name: string, attributes = '') =>
    `<picture><source type="image/avif" media="(width)" srcset="/wide 800w"><source type="image/avif" srcSet="/${name} 480w"><img ${attributes}></picture>`
  const html = renderPicture('one') + renderPicture('two', 'fetchPriority="high"') + renderPicture('three')
  expect(findPhoneSourceElement(html, '/').srcset).toBe('/two 480w')
  expect(() => findPhoneSourceElement(renderPicture('one'), '/')).toThrow('/: expected')
})
