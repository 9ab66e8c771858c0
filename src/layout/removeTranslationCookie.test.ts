// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://www.firm.example/about" }
import { expect, test } from 'vitest'
import { removeTranslationCookie } from './removeTranslationCookie.ts'

test("the service's cookie is removed from this host and its parent domain, and no other cookie", () => {
  document.cookie = 'googtrans=/en/hi; path=/'
  document.cookie = 'googtrans=/en/hi; path=/; domain=firm.example'
  document.cookie = 'other=kept; path=/'
  expect(document.cookie.match(/googtrans/g)).toHaveLength(2)
  removeTranslationCookie()
  expect(document.cookie).toBe('other=kept')
})
