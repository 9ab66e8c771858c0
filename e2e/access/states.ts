import { resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { contact as contactContent, film, hasFilm, labels, routes } from '../content.ts'
import { goto } from '../fixtures.ts'
import { contact, fill, type Form, grievance, status, submit } from '../forms.ts'

/** Paths of all pages, and last a path that does not exist. */
export const addresses = [...routes.map(({ path }) => path), '/no-such-page']

export const phone = { width: 390, height: 844 }
/** 1280 x 1024 at a zoom of 400 %. */
export const zoomed = { width: 320, height: 256 }

/** Expected: the stubbed map does not answer axe's postMessage, and the missing page responds with 404. */
export const expected = {
  allowConsole: /^Failed to execute 'postMessage' .*openstreetmap\.org/,
  allowHosts: ['www.openstreetmap.org'],
  allowStatus: [404],
}

/** A state of a page after user actions. */
export interface PageState {
  name: string
  address: string
  /** User actions after hydration; resolves when the state is reached. */
  act?: (page: Page) => Promise<void>
  onPhone?: boolean
}

/** Waits for the contact page's map, if the page has one. It loads when scrolled into view. */
async function mapIsThere(page: Page) {
  const link = page.getByRole('link', { name: contactContent.map.link })
  if ((await link.count()) === 0) return
  await link.scrollIntoViewIfNeeded()
  await expect(page.getByTitle(contactContent.map.title)).toBeAttached()
}

async function submitEmpty(page: Page, form: Form) {
  await submit(page, form)
  await expect(page.getByRole('form').locator(':invalid, [aria-invalid=true]').first()).toBeFocused()
  await mapIsThere(page)
}

async function submitFilled(page: Page, form: Form) {
  await fill(page, form)
  await submit(page, form)
  await expect(status(page)).toBeFocused()
  await mapIsThere(page)
}

export const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: labels.frame.openMenu }).click()
  await expect(page.getByRole('button', { name: labels.frame.closeMenu })).toBeVisible()
}

export const openLightbox = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${labels.lightbox.open}: `) })
    .nth(2)
    .click()
  await expect(page.getByRole('dialog', { name: labels.lightbox.label })).toBeVisible()
}

export const openTour = async (page: Page) => {
  await page.getByRole('link', { name: film.play }).click()
  await expect(page.getByRole('dialog', { name: film.title })).toBeVisible()
}

const translationService = /^https:\/\/translate\.google\.com\/translate_a\/element\.js/

/** Stubs the translation service. */
export const stubTranslator = (page: Page) =>
  page.route(translationService, (route) =>
    route.fulfill({ path: resolve(import.meta.dirname, '../stubs/translator.js') }),
  )

/** Makes the translation service unreachable. */
export const breakTranslator = (page: Page) => page.route(translationService, (route) => route.abort())

export const states: PageState[] = [
  { name: 'menu open', address: '/', act: openMenu, onPhone: true },
  ...(hasFilm ? [{ name: 'tour playing', address: '/', act: openTour }] : []),
  { name: 'lightbox open', address: '/products', act: openLightbox },
  ...[grievance, contact].flatMap((form) => [
    { name: `${form.kind} errors`, address: `/${form.kind}`, act: (page: Page) => submitEmpty(page, form) },
    {
      name: `${form.kind} confirmed`,
      address: `/${form.kind}`,
      act: (page: Page) => submitFilled(page, form),
    },
  ]),
]

/** Opens a path in the translated view, with the stubbed translation service. */
export async function gotoTranslated(page: Page, address: string) {
  await stubTranslator(page)
  await goto(page, `${address}?translate`)
  await expect(page.getByRole('combobox', { name: 'Language Translate Widget' })).toBeAttached()
}

/** Opens a path in the translated view, with the translation service unreachable. */
export async function gotoWithoutTranslator(page: Page, address: string) {
  await breakTranslator(page)
  await goto(page, `${address}?translate`)
  await expect(page.getByText(labels.translator.failure)).toBeAttached()
}
