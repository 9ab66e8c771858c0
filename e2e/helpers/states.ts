import { expect, type Page } from '@playwright/test'
import { contact as contactContent, film, hasFilm, labels, sitePages } from './content.ts'
import { lightbox, middleNumber } from './lightbox.ts'
import { gotoHydrated, lightboxLinks, mapGuardOptions } from './pages.ts'
import { contactForm, grievanceForm, formStatus, type TestForm } from './forms.ts'

/** The paths of all pages, and of a page that does not exist. */
export const allPaths = [...sitePages.map(({ path }) => path), '/no-such-page']

/**
 * Options for the guards of suites that open all pages and states. They also allow:
 * - the console error about a message that axe sends to the map
 * - the failed request of gotoWithUnreachableTranslator (translator.ts)
 * - status 404 of the missing page
 */
export const pageGuardOptions = {
  ...mapGuardOptions,
  allowConsole:
    /^Failed to execute 'postMessage' .*openstreetmap\.org|^Failed to load resource: net::ERR_FAILED/,
  allowStatus: [404],
}

/** Scrolls to the contact page's map and waits until its iframe is added. Does nothing on a page without a map. */
async function waitForMap(page: Page) {
  const mapLink = page.getByRole('link', { name: contactContent.map.link })
  if ((await mapLink.count()) === 0) return
  await mapLink.scrollIntoViewIfNeeded()
  await expect(page.getByTitle(contactContent.map.title)).toBeAttached()
}

export const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: labels.frame.openMenu }).click()
  await expect(page.getByRole('button', { name: labels.frame.closeMenu })).toBeVisible()
}

export const openLightbox = async (page: Page) => {
  await lightboxLinks(page)
    .nth(middleNumber - 1)
    .click()
  await expect(lightbox(page)).toBeVisible()
}

async function openFilm(page: Page) {
  await page.getByRole('link', { name: film.play }).click()
  await expect(page.getByRole('dialog', { name: film.title })).toBeVisible()
}

async function submitEmpty(page: Page, form: TestForm) {
  await form.submit(page)
  await expect(page.getByRole('form').locator(':invalid, [aria-invalid=true]').first()).toBeFocused()
  await waitForMap(page)
}

async function submitFilled(page: Page, form: TestForm) {
  await form.fillAndSubmit(page)
  await expect(formStatus(page)).toBeFocused()
  await waitForMap(page)
}

/**
 * Describes a page after user actions. `act` does them on the hydrated page; `open` opens it and calls `act`.
 * `isOnPhone`: only phones have this state, so set a phone's viewport before.
 */
const createState = (name: string, path: string, act?: (page: Page) => Promise<void>, isOnPhone = false) => ({
  name,
  path,
  act,
  isOnPhone,
  open: async (page: Page) => {
    await gotoHydrated(page, path)
    await act?.(page)
  },
})

export const states = [
  createState('menu open', '/', openMenu, true),
  createState('lightbox open', '/products', openLightbox),
  ...(hasFilm ? [createState('film playing', '/', openFilm)] : []),
  ...[grievanceForm, contactForm].flatMap((form) => {
    const { kind, hasEndpoint } = form
    const errorsState = createState(`${kind} errors`, `/${kind}`, (page) => submitEmpty(page, form))
    const confirmedState = createState(`${kind} confirmed`, `/${kind}`, (page) => submitFilled(page, form))
    return hasEndpoint ? [errorsState] : [errorsState, confirmedState]
  }),
]

/** All pages, and a page that does not exist, without user actions. */
export const pageStates = allPaths.map((path) => createState(path, path))
