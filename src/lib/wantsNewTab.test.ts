import { expect, test } from 'vitest'
import { wantsNewTab } from './wantsNewTab.ts'

const plainClick = { altKey: false, button: 0, ctrlKey: false, metaKey: false, shiftKey: false }

test('is false for a plain click', () => {
  expect(wantsNewTab(plainClick)).toBe(false)
})

test.each([{ altKey: true }, { button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a click with %o asks the browser for something else',
  (change) => {
    expect(wantsNewTab({ ...plainClick, ...change })).toBe(true)
  },
)
