import { expect, test } from 'vitest'
import { findEmptyFields } from './findEmptyFields.ts'

function createFormData(values: Record<string, string>) {
  const formData = new FormData()
  for (const [name, value] of Object.entries(values)) formData.set(name, value)
  return formData
}

test('lists empty fields in the order of the names', () => {
  const formData = createFormData({ message: '', email: 'b', name: '' })
  expect(findEmptyFields(['name', 'email', 'message'], formData)).toEqual(['name', 'message'])
})

test.each(['', ' ', '\n', '\t \u00a0'])('%j is empty', (value) => {
  expect(findEmptyFields(['name'], createFormData({ name: value }))).toEqual(['name'])
})

test('a value with white space around it is not empty', () => {
  expect(findEmptyFields(['name'], createFormData({ name: ' a ' }))).toEqual([])
})
