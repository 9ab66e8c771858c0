import type { Page } from '@playwright/test'
import { expect, goto, heading, live, navigation, routes, saveData, test } from './fixtures.ts'
import { proves } from './specification.ts'

const message = 'Unexpected Application Error!'

/** Lets a part of the site be missing, for its first requests or for all of them. */
async function lose(page: Page, part: RegExp, times?: number) {
  await page.route(part, (route) => route.fulfill({ status: 404, body: 'not found' }), times ? { times } : {})
}

/** The addresses of the documents that the page asks for from now on. */
function documents(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const link = (page: Page, name: string) => navigation(page).getByRole('link', { name, exact: true })

test.describe('a part of the site that is missing', { tag: '@readonly' }, () => {
  test.use({
    allowStatus: [404],
    allowShift: true, // the message comes in above the page
    allowConsole: /Failed to fetch dynamically imported module|error loading dynamically/,
  })

  test('a newer version of the app: the page loads afresh once and is live', async ({ page }) => {
    // Twice: a script that was missing when it was asked for ahead is asked for again.
    await lose(page, /\/assets\/app-[^/]+\.js$/, 2)
    const loaded = documents(page)
    await goto(page, '/about')
    expect(loaded).toEqual(['/about', '/about'])
    await expect(heading(page)).toHaveText('Our Firm')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test(
    'an app that stays away: a visible message, after one reload',
    proves('errors.failure'),
    async ({ page }) => {
      await lose(page, /\/assets\/app-[^/]+\.js$/)
      const loaded = documents(page)
      await page.goto('/about')
      await expect(page.getByRole('alert')).toContainText(message)
      expect(loaded).toEqual(['/about', '/about'])
      await expect(heading(page)).toHaveText('Our Firm')
    },
  )

  test('a newer version of a page: it is loaded afresh at its address', async ({ page }) => {
    await saveData(page)
    await goto(page, '/about')
    const loaded = documents(page)
    // The first is asked for ahead, when the mouse is over the link.
    await lose(page, /\/assets\/Products-[^/]+\.js$/, 2)
    await link(page, 'Products').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products')
    await live(page)
    await expect(heading(page)).toHaveText('Our Products')
    expect(loaded[0]).toBe('/products')
  })

  test(
    'a page that stays away: a visible message at its address',
    proves('errors.failure'),
    async ({ page }) => {
      await saveData(page)
      await goto(page, '/about')
      await lose(page, /\/assets\/Products-[^/]+\.js$/)
      const loaded = documents(page)
      await link(page, 'Products').click()
      await expect(page.getByRole('alert')).toContainText(message)
      await expect(page).toHaveURL('/products')
      expect(loaded).toEqual(['/products'])
    },
  )

  test('a page that stayed away comes at the next visit, when it is there', async ({ page }) => {
    await saveData(page)
    await goto(page, '/about')
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await lose(page, /\/assets\/Products-[^/]+\.js$/)
    await link(page, 'Products').click()
    await expect(heading(page)).toHaveText(message)
    await page.unroute(/\/assets\/Products-[^/]+\.js$/)
    await link(page, 'Contact Us').click()
    await expect(heading(page)).toHaveText('Contact Us')
    await link(page, 'Products').click()
    await expect(heading(page)).toHaveText('Our Products')
  })

  test('the slide show: its controls turn the photographs all the same, and nothing is to be paused', async ({
    page,
  }) => {
    await lose(page, /\/assets\/swiper-[^/]+\.js$/)
    const loaded = documents(page)
    await goto(page, '/')
    const slide = (number: number) => page.getByRole('group', { name: `${number} of 3` })
    await expect(slide(1)).toBeInViewport({ ratio: 0.5 })
    await expect(page.getByRole('button', { name: /slide show$/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(slide(2)).toBeInViewport({ ratio: 0.5 })
    await page.getByRole('button', { name: 'Slide 3' }).click()
    await expect(slide(3)).toBeInViewport({ ratio: 0.5 })
    expect(loaded).toEqual(['/'])
  })

  test('the marquee: its marks stand, with nothing to pause, without a reload', async ({ page }) => {
    await lose(page, /\/assets\/fastMarquee-[^/]+\.js$/)
    const loaded = documents(page)
    await goto(page, '/about')
    await expect(page.getByRole('img', { name: /^House mark/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pause moving marks' })).toHaveCount(0)
    expect(loaded).toEqual(['/about'])
  })
})

test.describe('a page that fails while it is rendered', { tag: '@readonly' }, () => {
  test.use({ allowConsole: /on purpose|Minified React error/ })

  /** Puts a page in the place of Products that throws. */
  const breakProducts = (page: Page) =>
    page.route(/\/assets\/Products-[^/]+\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const Products = () => { throw new Error("on purpose") }',
      }),
    )

  test(
    'shows the fallback page, titled so, in the frame of the site, with a way home',
    proves('errors.failure'),
    async ({ page, findings }) => {
      await breakProducts(page)
      await goto(page, '/about')
      await link(page, 'Products').click()
      await expect(heading(page)).toHaveText(message)
      await expect(page).toHaveTitle(message)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByText('on purpose')).toHaveCount(0)
      expect(findings.splice(0)).toEqual([])
      await page.getByRole('link', { name: 'Go to the home page' }).click()
      await expect(heading(page)).toHaveText(/^Designers and exporters/)
      await expect(page).toHaveTitle(routes[0]?.title ?? '')
    },
  )

  test(
    'shows it too when it is opened by its address',
    proves('errors.failure'),
    async ({ page, findings }) => {
      await breakProducts(page)
      await goto(page, '/products')
      await expect(heading(page)).toHaveText(message)
      expect(
        findings.splice(0).filter((finding) => !/on purpose|Minified React error/.test(finding)),
      ).toEqual([])
    },
  )
})
