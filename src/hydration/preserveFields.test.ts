// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { preserveFields } from './preserveFields.ts'

const html =
  '<form id="form"><input id="one"><input id="two"><textarea></textarea></form><a href="/">Home</a>'
let root: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<div>${html}</div>`
  root = document.body.firstElementChild as HTMLElement
})

const findField = (name: string) => root.querySelector<HTMLInputElement>(`#${name}`) as HTMLInputElement

test('a hydrated page is unchanged: text typed meanwhile and the focus stay', () => {
  findField('one').focus()
  const { restoreFields, findHydrated } = preserveFields(root)
  findField('two').focus()
  findField('two').value = 'typed meanwhile'
  restoreFields()
  expect(document.activeElement).toBe(findField('two'))
  expect(findField('two').value).toBe('typed meanwhile')
  expect(findHydrated(findField('one'))).toBe(findField('one'))
})

test('a page rendered again gets the typed text and the focus', () => {
  const [one, two] = [findField('one'), findField('two')]
  one.focus()
  one.before(document.createElement('input')) // as some extensions do
  const { restoreFields, findHydrated } = preserveFields(root)
  two.focus()
  two.value = 'typed meanwhile'
  root.innerHTML = html
  restoreFields()
  expect([findField('one').value, findField('two').value]).toEqual(['', 'typed meanwhile'])
  expect(document.activeElement).toBe(findField('two'))
  expect(findHydrated(one)).toBe(findField('one'))
})
