// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

/** Clicks on the element. Returns false if the click is ignored. `detail`: 2 for the second of two quick clicks. */
function click(selector: string, detail: number) {
  const event = new MouseEvent('click', { detail, bubbles: true, cancelable: true })
  return document.querySelector(selector)?.dispatchEvent(event)
}

beforeEach(async () => {
  document.body.innerHTML =
    '<a href="#a">Link</a><button type="submit"></button><button aria-pressed="false"></button><button id="next"></button><button id="previous"></button>'
  vi.resetModules()
  const { ignoreStrayClick } = await import('./ignoreStrayClick.ts')
  addEventListener('click', ignoreStrayClick, true)
  return () => removeEventListener('click', ignoreStrayClick, true)
})

const setElementAtFirstPoint = (selector: string) =>
  Object.assign(document, { elementFromPoint: () => document.querySelector(selector) })

test.each([
  ['on a link', 'a', 'a', 'a', false],
  ['on a submit button', '[type=submit]', '[type=submit]', '[type=submit]', false],
  ['on a toggle', '[aria-pressed]', '[aria-pressed]', '[aria-pressed]', false],
  ['on an arrow', '#next', '#next', '#next', true],
  ['on an arrow after its neighbour', '#next', '#previous', '#next', true],
  ['on what the first click has put under the pointer', 'a', '[id=previous]', '[id=previous]', false],
])('the second of two quick clicks %s', (_, first, second, atFirstPoint, isDone) => {
  setElementAtFirstPoint(atFirstPoint)
  expect(click(first, 1)).toBe(true)
  expect(click(second, 2)).toBe(isDone)
  expect(click(second, 1), 'a later click').toBe(true)
})

test('the second click counts if the first came before hydration', () => {
  setElementAtFirstPoint('body')
  expect(click('#next', 2)).toBe(true)
})

test('Safari on iOS: a second tap at the same place is reported as a first click', () => {
  vi.stubGlobal('GestureEvent', class {})
  setElementAtFirstPoint('[aria-pressed]')
  expect(click('[aria-pressed]', 1)).toBe(true)
  expect(click('[aria-pressed]', 1)).toBe(false)
  vi.unstubAllGlobals()
})
