// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepFields } from './keepFields.ts'

const html = '<form><input name="one"><input name="two"><textarea></textarea></form><a href="/">Home</a>'
let root: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<div>${html}</div>`
  root = document.body.firstElementChild as HTMLElement
})

const field = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement

test('a page that is kept is left alone: what is typed meanwhile stays, and so does the focus where it went', () => {
  field('one').focus()
  const restore = keepFields(root)
  field('two').focus()
  field('two').value = 'typed meanwhile'
  const current = restore()
  expect(document.activeElement).toBe(field('two'))
  expect(field('two').value).toBe('typed meanwhile')
  expect(current(field('one'))).toBe(field('one'))
})

test('a page that is rendered anew gets the text that was typed until then, and the focus', () => {
  const [one, two] = [field('one'), field('two')]
  one.focus()
  const restore = keepFields(root)
  two.focus()
  two.value = 'typed meanwhile'
  root.innerHTML = html
  const current = restore()
  expect(field('two').value).toBe('typed meanwhile')
  expect(document.activeElement).toBe(field('two'))
  expect(current(one)).toBe(field('one'))
})
