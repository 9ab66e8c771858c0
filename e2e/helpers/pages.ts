import { expect, type Locator, type Page } from '@playwright/test'
import { findSitePage, home, labels } from './content.ts'

// Opens pages, and finds elements that several suites need.

/** The page's h1, by which tests identify the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const expectPage = (page: Page, path: string) =>
  expect(heading(page)).toHaveText(findSitePage(path).heading)

export const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: labels.frame.mainNavigation })

const createLinkQuery = (path: string) => ['link', { name: findSitePage(path).label, exact: true }] as const
/** The links that open the photographs of /products in the lightbox. */
export const lightboxLinks = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: `${labels.lightbox.open}: ` })

export const navigationLink = (page: Page, path: string) =>
  mainNavigation(page).getByRole(...createLinkQuery(path))
/** Clicks the link to a page in the navigation and waits for that page. */
export async function followLink(page: Page, path: string) {
  await navigationLink(page, path).click()
  await expectPage(page, path)
}
export const counterNumbers = (page: Page) =>
  page.getByRole('region', { name: home.counters.heading }).getByRole('definition')
export const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').getByRole(...createLinkQuery(path))

/** Waits for hydration. Moves the mouse, since the app loads at the first input or when the page is idle. */
export async function waitForHydration(page: Page) {
  // With a frozen clock the page is never idle, so it needs input. Browsers drop mouse moves before the first paint,
  // so the mouse moves again until the page has hydrated.
  await expect(async () => {
    await page.mouse.move(2, 1)
    await page.mouse.move(1, 2)
    await page.locator('html[data-stage~=hydrated]').waitFor({ state: 'attached', timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
}

/** Waits for a stage of loading, such as `fonts`. docs/loading.md lists the stages. */
export const waitForLoadStage = (page: Page, stage: string) =>
  page.locator(`html[data-stage~=${stage}]`).waitFor({ state: 'attached' })

/** Opens a URL and waits for hydration and for the web fonts, which may change where lines break. */
export async function gotoHydrated(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
  // `document.fonts.status` cannot be used: it is "loaded" also before the web fonts are requested.
  await waitForLoadStage(page, 'fonts')
}

/** `test.use(reducedMotionOptions)` sets `prefers-reduced-motion: reduce`. */
export const reducedMotionOptions = {
  contextOptions: { strictSelectors: true, reducedMotion: 'reduce' },
} as const

export const readScrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Jumps to a scroll position and waits for the scroll event. */
export async function setScrollTop(page: Page, top: number) {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        if (scrollY === top) return resolve()
        addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo({ top, behavior: 'instant' })
      }),
    top,
  )
  expect(await readScrollTop(page)).toBe(top)
}

/** Expects that the icon of a control or message is drawn: its SVG path has a length. */
export const expectIcon = (control: Locator) =>
  expect
    .poll(() => control.locator('path').evaluate((path: SVGPathElement) => path.getTotalLength()))
    .toBeGreaterThan(10)

/** Clicks a link to a file with Ctrl pressed. Expects that the file opens in a new tab, and that no dialog opens. */
export async function expectNewTab(page: Page, link: Locator) {
  // Answers the request for the image with text: for an image in a tab of its own, browsers create an HTML document,
  // whose inline styles violate the CSP.
  await page
    .context()
    .route(/\.jpg$/, (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ body: 'a file' }) : route.continue(),
    )
  const fileUrl = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href)
  const newPagePromise = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await newPagePromise).toHaveURL(fileUrl)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const phoneViewport = { width: 390, height: 844 }
/** The viewport of a 1280 x 1024 screen at a zoom of 400 %. */
export const zoomedViewport = { width: 320, height: 256 }

/** Replaces the style sheets that tests have added to the document. */
export const replaceTestStyles = (page: Page, css: string) =>
  page.evaluate(async (css) => {
    document.adoptedStyleSheets = [await new CSSStyleSheet().replace(css)]
  }, css)

export async function measureBox(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not visible`)
  return box
}

/** Options for the guards of suites that open /contact: allow requests for the map. */
export const mapGuardOptions = { allowHosts: ['www.openstreetmap.org'] }

/** Removes the inline boot script from the HTML of a page. */
export const removeBootScript = (html: string) => html.replace(/<script nonce.*?<\/script>/s, '')
