import { expect, test } from 'vitest'
import { findEmptyFields } from './findEmptyFields.ts'

const fieldNames = ['name', 'email', 'message']

/** Form data with these values. */
function createFormData(values: Record<string, string>) {
  const formData = new FormData()
  for (const [name, value] of Object.entries(values)) formData.set(name, value)
  return formData
}

test('finds nothing in a complete form', () => {
  expect(findEmptyFields(fieldNames, createFormData({ name: 'A', email: 'b', message: '0' }))).toEqual([])
})

test('lists empty fields in the order of the names', () => {
  expect(findEmptyFields(fieldNames, createFormData({ message: '', email: 'b', name: '' }))).toEqual([
    'name',
    'message',
  ])
})

test.each(['', ' ', '\n', '\t \u00a0'])('%j is empty', (value) => {
  expect(findEmptyFields(['name'], createFormData({ name: value }))).toEqual(['name'])
})

test('a missing value is empty', () => {
  expect(findEmptyFields(fieldNames, createFormData({ name: 'A' }))).toEqual(['email', 'message'])
})

test('a value with white space around it is not empty', () => {
  expect(findEmptyFields(['name'], createFormData({ name: ' a ' }))).toEqual([])
})

test('values of other fields are ignored', () => {
  expect(findEmptyFields(['name'], createFormData({ name: 'A', other: '' }))).toEqual([])
})
