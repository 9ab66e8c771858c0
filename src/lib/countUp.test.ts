// @vitest-environment node
import { expect, test } from 'vitest'
import { countUp } from './countUp.ts'

test.each([
  [0, 0],
  [0.9, 0],
  [1, 1],
  [1.9, 1],
  [2, 2],
  [2499.9, 2499],
  [2500, 2500],
  [2501, 2500],
  [1e9, 2500],
])('after %d ms a counter to 2500 shows %d', (elapsed, shown) => {
  expect(countUp(elapsed, 2500)).toBe(shown)
})

test('is 0 when the clock steps back', () => {
  expect(countUp(-5, 2500)).toBe(0)
})
