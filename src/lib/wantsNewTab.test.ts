// @vitest-environment node
import { expect, test } from 'vitest'
import { wantsNewTab } from './wantsNewTab.ts'

const click = { ctrlKey: false, metaKey: false, shiftKey: false }

test('a plain click stays in its tab', () => {
  expect(wantsNewTab(click)).toBe(false)
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)('a click with %s wants another', (key) => {
  expect(wantsNewTab({ ...click, [key]: true })).toBe(true)
})
