import type { Page } from '@playwright/test'
import { pages, type Page as Row } from '../src/content/pages.ts'
import { carouselReady, expect, goto, heading, live, navigation, saveData, test } from './fixtures.ts'

const pathOf = (url: string) => new URL(url).pathname
const isScript = (path: string) => path.startsWith('/assets/') && path.endsWith('.js')

/** The paths of the scripts that the page asks for from now on, each held back until the returned function is called. */
async function holdScripts(page: Page) {
  const asked: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => isScript(pathname),
    async (route) => {
      asked.push(pathOf(route.request().url()))
      await promise
      await route.continue()
    },
  )
  return { asked, release: resolve }
}

/** What the page was told to be alive by, and what it has used of scripts. */
const used = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

test.describe('a page becomes alive', { tag: '@readonly' }, () => {
  for (const { path } of pages)
    test(`in one round trip: ${path} asks at once for every script that it needs`, async ({ page }) => {
      await saveData(page)
      const { asked, release } = await holdScripts(page)
      await page.goto(path)
      const { modules = '', later = '' } = await page.evaluate(() => ({ ...document.body.dataset }))
      const needed = `${modules} ${later}`.trim().split(' ').toSorted()
      await expect.poll(() => asked.toSorted()).toEqual(needed)
      release()
      await live(page)
      if (path === '/') await carouselReady(page)
      expect([...new Set(await used(page))].toSorted()).toEqual(needed)
    })
})

test.describe('the styles of what a page does not show yet', { tag: '@readonly' }, () => {
  /** How each element of the page is laid out and drawn. */
  const looks = (page: Page) =>
    page.getByRole('main').evaluate((main) =>
      Array.from(main.querySelectorAll('*'), (element) => {
        const style = getComputedStyle(element)
        const properties = ['display', 'position', 'width', 'height', 'margin', 'padding', 'border', 'color']
        const drawn = [
          'background-color',
          'font',
          'grid-area',
          'text-decoration-line',
          'object-fit',
          'overflow',
        ]
        return `${element.localName} ${[...properties, ...drawn].map((name) => style.getPropertyValue(name)).join(' ')}`
      }),
    )

  for (const { label, path } of pages)
    test(`bring ${path} in as it looks when it is opened by its address`, async ({ page }) => {
      const start = path === '/grievance' ? '/products' : '/grievance'
      await goto(page, path)
      if (path === '/') await carouselReady(page)
      const byAddress = await looks(page)
      await goto(page, start)
      await navigation(page).getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(path)
      if (path === '/') await carouselReady(page)
      await expect.poll(() => looks(page)).toEqual(byAddress)
    })
})

test.describe('the next page', { tag: '@readonly' }, () => {
  test('is there already: the code of all pages comes when the page is at rest', async ({ page }) => {
    await goto(page, '/contact')
    await expect
      .poll(async () => (await used(page)).map((path) => path.split('/').pop()?.split('-')[0]))
      .toEqual(expect.arrayContaining(['Home', 'About', 'Products', 'Grievance']))
  })

  test('is not fetched ahead for who saves data', async ({ page }) => {
    await saveData(page)
    await goto(page, '/contact')
    // Idle comes in turn: after as many as there are pages, each has had its chance.
    for (const _ of pages) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect((await used(page)).filter((path) => /\/(Home|About|Products|Grievance)-/.test(path))).toEqual([])
  })

  test('takes place in one go when the code of all pages is there', async ({ page }) => {
    await goto(page, '/contact')
    // What is rendered in slices is not there when the click's own task ends.
    const headingAtOnce = (name: string) =>
      navigation(page)
        .getByRole('link', { name, exact: true })
        .evaluate(async (link: HTMLElement) => {
          link.click()
          for (let step = 0; step < 5; step++) await Promise.resolve()
          return document.querySelector('h1')?.textContent
        })
    await expect
      .poll(async () => [await headingAtOnce('Products'), await headingAtOnce('Contact Us')])
      .toEqual(['Our Products', 'Contact Us'])
  })

  test('is laid out where it is seen, and below when it is shown', async ({ page }) => {
    await goto(page, '/contact')
    const whenFocused = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('focusin', ({ target }) => {
            if (target instanceof HTMLHeadingElement)
              resolve(
                Array.from(document.querySelectorAll('main figcaption'), (caption) =>
                  caption.checkVisibility({ contentVisibilityAuto: true }),
                ),
              )
          }),
        ),
    )
    await navigation(page).getByRole('link', { name: 'Products', exact: true }).click()
    expect(await whenFocused).toEqual([true, true, ...Array<boolean>(8).fill(false)])
    const areLaidOut = () =>
      page
        .getByRole('main')
        .locator('figcaption')
        .evaluateAll((captions) =>
          captions.map((caption) => caption.checkVisibility({ contentVisibilityAuto: true })),
        )
    await expect.poll(areLaidOut).not.toContain(false)
  })

  test('comes in softly, without a picture of the one that is left, which costs a frame', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      document.startViewTransition = () => {
        throw new Error('a picture of the page that is left')
      }
    })
    await goto(page, '/contact')
    await page.evaluate(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, options) {
        document.documentElement.dataset.came = `${this.localName} ${JSON.stringify(frames)} ${String(options)}`
        return animate.call(this, frames, options)
      }
    })
    await navigation(page).getByRole('link', { name: 'Products', exact: true }).click()
    await expect(heading(page)).toHaveText('Our Products')
    await expect(page.locator('html')).toHaveAttribute('data-came', 'main {"opacity":[0,1]} 150')
  })

  for (const { label, opening, path } of pages as readonly Row[])
    if (opening)
      test(`${path} has its first photograph fetched at the first sign of interest`, async ({
        page,
        browser,
        baseURL,
      }) => {
        const firstPhotograph = (shown: Page) =>
          shown
            .getByRole('main')
            .locator('picture img[fetchpriority=high]')
            .evaluate((image: HTMLImageElement) => image.currentSrc)
        // Who comes by the address shows which file is right: one that is there already, browsers take although it is too large.
        const fresh = await browser.newPage({ baseURL: baseURL ?? '', viewport: page.viewportSize() })
        await fresh.goto(path)
        const right = pathOf(await firstPhotograph(fresh))
        await fresh.close()

        await goto(page, path === '/contact' ? '/grievance' : '/contact')
        const photographs: string[] = []
        page.on('request', (request) => {
          if (request.resourceType() === 'image') photographs.push(pathOf(request.url()))
        })
        await navigation(page).getByRole('link', { name: label, exact: true }).focus()
        await expect.poll(() => photographs).toEqual([right])
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(path)
        await expect.poll(async () => pathOf(await firstPhotograph(page))).toBe(right)
        expect(photographs.filter((each) => each === right)).toHaveLength(1)
      })
})
