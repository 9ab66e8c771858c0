// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ignoreKeyRepeat } from './ignoreKeyRepeat.ts'

test.each([
  ['Enter', 'a', false],
  ['Enter', 'button', false],
  ['Enter', 'input', false],
  ['Enter', 'textarea', true],
  ['Escape', 'textarea', false],
  ['Backspace', 'input', true],
])('a held %s in an element %s repeats: %s', (key, name, isRepeated) => {
  const element = document.body.appendChild(document.createElement(name))
  element.addEventListener('keydown', ignoreKeyRepeat)
  const press = (repeat: boolean) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, cancelable: true }))
  expect([press(false), press(true)]).toEqual([true, isRepeated])
})
