// @vitest-environment node
import { expect, test } from 'vitest'
import type { CardContent, CardLines } from '../content/home.ts'

const card = { photo: 'bed', heading: 'Beds' } as const

test('one to four lines are lines of a card', () => {
  const lines: CardLines[] = [['1'], ['1', '2'], ['1', '2', '3'], ['1', '2', '3', '4']]
  expect(lines.map(({ length }) => length)).toEqual([1, 2, 3, 4])
})

// What these promise is checked by tsc: without the error that is expected, it fails.
test('a fifth line is a type error', () => {
  // @ts-expect-error five lines
  const content: CardContent = { ...card, lines: ['1', '2', '3', '4', '5'] }
  expect(content.lines).toHaveLength(5)
})

test('no line at all is a type error', () => {
  // @ts-expect-error no line
  const content: CardContent = { ...card, lines: [] }
  expect(content.lines).toHaveLength(0)
})

test('an icon that does not exist is a type error', () => {
  // @ts-expect-error neither check nor dot
  const content: CardContent = { ...card, lines: ['1'], list: { icon: 'star', items: [] } }
  expect(content.list?.icon).toBe('star')
})

test('a button to an address that is no page is a type error', () => {
  // @ts-expect-error not one of the routes
  const content: CardContent = { ...card, lines: ['1'], button: { label: 'Go', to: '/nope' } }
  expect(content.button?.to).toBe('/nope')
})
