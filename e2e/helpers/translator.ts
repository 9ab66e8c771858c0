import { resolve } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { labels } from './content.ts'
import { gotoHydrated } from './pages.ts'

const translationScriptPattern = /^https:\/\/translate\.google\.com\/translate_a\/element\.js/

export const stubTranslationService = (target: Page | BrowserContext) =>
  target.route(translationScriptPattern, (route) =>
    route.fulfill({ path: resolve(import.meta.dirname, '../stubs/translator.js') }),
  )

export async function gotoTranslatedView(page: Page, path: string) {
  await stubTranslationService(page)
  await gotoHydrated(page, `${path}?translate`)
  await expect(page.getByRole('combobox', { name: 'Language Translate Widget' })).toBeAttached()
}

/** Chooses a language. The stub translator then changes every text, and shows a banner above the page. */
export const chooseLanguage = (page: Page, language: 'hi' | 'ar') =>
  page.getByRole('combobox', { name: 'Language Translate Widget' }).selectOption(language)

export async function gotoWithUnreachableTranslator(page: Page, path: string) {
  await page.route(translationScriptPattern, (route) => route.abort())
  await gotoHydrated(page, `${path}?translate`)
  await expect(page.getByText(labels.translator.failure)).toBeAttached()
}
