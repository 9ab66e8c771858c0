// @vitest-environment node
import { expect, test } from 'vitest'
import { emptyFields } from './emptyFields.ts'

const fieldNames = ['name', 'email', 'message']

/** Form data with these values. */
function createFormData(values: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('a complete form has none', () => {
  expect(emptyFields(fieldNames, createFormData({ name: 'A', email: 'b', message: '0' }))).toEqual([])
})

test('names empty fields in their order, not in the order of the values', () => {
  expect(emptyFields(fieldNames, createFormData({ message: '', email: 'b', name: '' }))).toEqual([
    'name',
    'message',
  ])
})

test.each(['', ' ', '\n', '\t \u00a0'])('%j counts as empty', (value) => {
  expect(emptyFields(['name'], createFormData({ name: value }))).toEqual(['name'])
})

test('a missing field is empty', () => {
  expect(emptyFields(fieldNames, createFormData({ name: 'A' }))).toEqual(['email', 'message'])
})

test('spaces around a value do not make it empty', () => {
  expect(emptyFields(['name'], createFormData({ name: ' a ' }))).toEqual([])
})

test('fields that nobody asked for do not count', () => {
  expect(emptyFields(['name'], createFormData({ name: 'A', other: '' }))).toEqual([])
})
