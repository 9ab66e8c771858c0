// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { isTranslated } from './isTranslated.ts'

afterEach(() => {
  history.replaceState(null, '', '/')
  document.cookie = 'googtrans=; max-age=0'
  document.cookie = 'first=; max-age=0'
  document.cookie = 'xgoogtrans=; max-age=0'
})

test.each([
  ['/', false],
  ['/?translate', true],
  ['/about?translate=', true],
  ['/?a=1&translate', true],
  ['/?translated', false],
  ['/#translate', false],
])('%s: %s', (address, translated) => {
  history.replaceState(null, '', address)
  expect(isTranslated()).toBe(translated)
})

test.each([
  [['googtrans=/en/hi'], true],
  [['first=1', 'googtrans=/en/hi'], true],
  [['googtrans='], false],
  [['xgoogtrans=/en/hi'], false],
  [['first=googtrans'], false],
])('cookies %j: %s', (cookies, translated) => {
  for (const cookie of cookies) document.cookie = cookie
  expect(isTranslated()).toBe(translated)
})
