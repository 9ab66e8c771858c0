import type { Page } from '@playwright/test'
import { expect, goto, live, rendered, routes, scrollTo, site, test } from './fixtures.ts'
import { proves, type Line } from './specification.ts'

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/**
 * Clicks a link of the sticky header where it is: Playwright's own click would scroll the page first.
 */
async function clickWhereItIs(page: Page, name: string) {
  const box = await navigation(page).getByRole('link', { name, exact: true }).boundingBox()
  if (!box) throw new Error(`the link ${name} is not to be seen`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Leaves a mark in the document that only a reload can remove. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const marked = (page: Page) => page.evaluate(() => 'marked' in window)

/** The pages that the specification names: path, words of the link, first heading, and the line that says so. */
const specified: [path: string, link: string, heading: string, line: Line][] = [
  [
    '/',
    'Home',
    'Designers and exporters of the finest contemporary furniture and interior accessories',
    'routes.home',
  ],
  ['/about', 'About Us', 'Our Firm', 'routes.about'],
  ['/products', 'Products', 'Our Products', 'routes.products'],
  ['/grievance', 'Grievance Redressal', 'Grievance Redressal', 'routes.grievance'],
  ['/contact', 'Contact Us', 'Contact Us', 'routes.contact'],
]
/** Tags of the line that names the page; the specification need not name all that there are. */
const named = (page: string) =>
  proves(...specified.flatMap(([path, , , line]) => (path === page ? [line] : [])))

test.describe('routing', { tag: '@readonly' }, () => {
  test(
    'the specified pages are in the navigation in their order',
    { tag: proves('header.items') },
    async ({ page }) => {
      await goto(page, '/')
      const links = await navigation(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]))
      const expected: unknown[] = specified.map(([path, link]) => [path, link])
      expected.splice(3, 0, [site.sustainabilityUrl, 'Sustainability (opens in a new tab)'])
      const known = expected.map(String)
      expect(links.filter((link) => known.includes(String(link)))).toEqual(expected)
    },
  )

  for (const [path, , words] of specified)
    test(`${path} is the specified page`, { tag: named(path) }, async ({ page }) => {
      await page.goto(path)
      await expect(heading(page)).toHaveText(words)
    })

  for (const { path, link, heading: words, title } of routes) {
    const start = path === '/products' ? '/about' : '/products'

    test.describe(`a visitor of ${path}`, { tag: named(path) }, () => {
      test('opens it by its address, under its title', async ({ page }) => {
        const response = await goto(page, path)
        expect(response?.status()).toBe(200)
        await expect(heading(page)).toHaveText(words)
        await expect(page).toHaveTitle(title)
      })

      test('comes to its top by its link, without a reload', async ({ page }) => {
        await goto(page, start)
        await mark(page)
        await scrollTo(page, 500)
        await clickWhereItIs(page, link)
        await expect(heading(page)).toHaveText(words)
        await expect(page).toHaveURL(path)
        await expect.poll(() => scrolled(page)).toBe(0)
        expect(await marked(page)).toBe(true)
      })

      test('hears of the new page: its title, then its heading, which has the focus', async ({ page }) => {
        await goto(page, start)
        await page.evaluate(() =>
          addEventListener('focusin', ({ target }) => {
            if (target instanceof HTMLHeadingElement)
              document.documentElement.dataset.titleAtFocus = document.title
          }),
        )
        await navigation(page).getByRole('link', { name: link, exact: true }).press('Enter')
        await expect(heading(page)).toHaveText(words)
        await expect(heading(page)).toBeFocused()
        await expect(page.locator('html')).toHaveAttribute('data-title-at-focus', title)
      })

      test(
        'sees it highlighted in the navigation, and only it',
        { tag: proves('header.current') },
        async ({ page }) => {
          await goto(page, path)
          const links = navigation(page).getByRole('link')
          const current = await links.evaluateAll((all) =>
            all
              .filter((element) => element.getAttribute('aria-current') === 'page')
              .map((element) => element.textContent),
          )
          expect(current).toEqual([link])
          const underlined = await links.evaluateAll((all) =>
            all
              .filter((element) => getComputedStyle(element).textDecorationLine === 'underline')
              .map((element) => element.textContent),
          )
          expect(underlined).toEqual([link])
        },
      )

      test(
        'arrives at its top by the link of the footer',
        { tag: proves('footer.links') },
        async ({ page }) => {
          await goto(page, start)
          await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
          await expect(heading(page)).toHaveText(words)
          await expect.poll(() => scrolled(page)).toBe(0)
        },
      )

      test(
        'is asked for nothing to see it, and offered no account and no order',
        { tag: proves('roles.public', 'firm.nothingKept') },
        async ({ page, context }) => {
          await goto(page, path)
          await expect(page.locator('input[type=password]')).toHaveCount(0)
          await expect(page.getByText(/log ?in|sign ?in|sign ?up|register|basket|checkout/i)).toHaveCount(0)
          for (const role of ['link', 'button'] as const)
            await expect(
              page.getByRole(role, { name: /log ?in|sign|account|cart|basket|order|buy/i }),
            ).toHaveCount(0)
          expect(await context.storageState()).toEqual({ cookies: [], origins: [] })
        },
      )
    })
  }

  test('the highlight follows the visitor', { tag: proves('header.current') }, async ({ page }) => {
    await goto(page, '/')
    await navigation(page).getByRole('link', { name: 'Products', exact: true }).click()
    await expect(navigation(page).getByRole('link', { name: 'Products', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(navigation(page).getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute(
      'aria-current',
    )
  })

  test('the logo leads home without a reload', { tag: proves('header.logo') }, async ({ page }) => {
    await goto(page, '/grievance')
    await mark(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${site.name}, home page` })
      .click()
    await expect(page).toHaveURL('/')
    await expect(heading(page)).toHaveText(routes[0]?.heading ?? '')
    expect(await marked(page)).toBe(true)
  })

  test('back and forward walk through all pages without a reload', async ({ page }) => {
    await goto(page, '/')
    await mark(page)
    for (const { link, heading: words } of routes.slice(1)) {
      await navigation(page).getByRole('link', { name: link, exact: true }).click()
      await expect(heading(page)).toHaveText(words)
    }
    for (const { path, heading: words, title } of routes.slice(0, -1).toReversed()) {
      await page.goBack()
      await expect(heading(page)).toHaveText(words)
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(title)
    }
    for (const { path, heading: words, title } of routes.slice(1)) {
      await page.goForward()
      await expect(heading(page)).toHaveText(words)
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(title)
    }
    expect(await marked(page)).toBe(true)
  })

  test('back and forward return to where the visitor had scrolled', async ({ page }) => {
    await goto(page, '/about')
    await scrollTo(page, 900)
    await clickWhereItIs(page, 'Products')
    await expect(heading(page)).toHaveText('Our Products')
    await scrollTo(page, 700)
    await page.goBack()
    await expect(heading(page)).toHaveText('Our Firm')
    await expect.poll(() => scrolled(page)).toBe(900)
    await page.goForward()
    await expect(heading(page)).toHaveText('Our Products')
    await expect.poll(() => scrolled(page)).toBe(700)
  })

  test('a visitor who scrolls before the app has arrived is left in peace', async ({ page }) => {
    await page.goto('/about')
    await scrollTo(page, 600)
    await live(page)
    await rendered(page)
    expect(await scrolled(page)).toBe(600)
  })

  test('a reload leaves the visitor where they were', async ({ page }) => {
    await goto(page, '/about')
    await scrollTo(page, 900)
    await page.reload()
    await live(page)
    await expect.poll(() => scrolled(page)).toBe(900)
  })

  test('a fresh page leaves the focus where the browser puts it', async ({ page }) => {
    await goto(page, '/about')
    await expect(heading(page)).not.toBeFocused()
  })

  test('the skip link comes into view and leads past the header', async ({ page }) => {
    await goto(page, '/grievance')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Card number')).toBeFocused()
  })
})

test.describe('the skip link of a page that was reached by a link', { tag: '@readonly' }, () => {
  test('leads past the header and scrolls nowhere else', async ({ page }) => {
    await goto(page, '/')
    await scrollTo(page, 1_500)
    await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).click()
    await expect(heading(page)).toBeFocused()
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/about') // the router takes "#content" for a navigation
    expect(await scrolled(page)).toBeLessThan(100)
  })
})

test.describe('an unknown address', { tag: '@readonly' }, () => {
  test.use({ allowStatus: [404] })

  test('is one whose letters are large', { tag: proves('errors.unknownRoute') }, async ({ page }) => {
    const response = await goto(page, '/Contact')
    expect(response?.status()).toBe(404)
    await expect(heading(page)).toHaveText('Unexpected Application Error!')
  })

  test(
    'shows the fallback page in the frame of the site',
    { tag: proves('errors.unknownRoute') },
    async ({ page }) => {
      await goto(page, '/nope')
      await expect(heading(page)).toHaveText('Unexpected Application Error!')
      await expect(page).toHaveTitle('Unexpected Application Error!')
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    },
  )

  test('highlights nothing in the navigation', async ({ page }) => {
    await goto(page, '/nope')
    await expect(navigation(page).locator('[aria-current]')).toHaveCount(0)
  })

  test('offers the way home', async ({ page }) => {
    await goto(page, '/nope')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveTitle(routes[0]?.title ?? '')
    await expect(heading(page)).toHaveText(routes[0]?.heading ?? '')
  })

  test('does not say that anything failed', async ({ page }) => {
    await goto(page, '/nope')
    await expect(page.getByText('404 Not Found')).toBeVisible()
  })
})
