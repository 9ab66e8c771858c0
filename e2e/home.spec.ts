import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filmFolder } from '../owner/folders.ts'
import { content, film, hasFilm, home, labels } from './helpers/content.ts'
import { expect, test, type Locator, type Page } from './helpers/guards.ts'
import { measureBox, expectPage, gotoHydrated, readScrollTop, setScrollTop } from './helpers/pages.ts'
import { recordRequests, waitUntilRequestsAreSent } from './helpers/requests.ts'
import { proves } from './specification.ts'

const { cards, categories, intro, promo } = home
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('the home page', { tag: '@readonly' }, () => {
  test('links from a card to the top of a page', proves('home.cards.button'), async ({ page }) => {
    const { label, to } = cards.items.find(({ button }) => button)?.button ?? {}
    test.skip(!label || !to, 'no card of the content has a link')
    await gotoHydrated(page, '/')
    await region(page, cards.heading).getByRole('link', { name: label }).first().click()
    await expectPage(page, to ?? '')
    await expect.poll(() => readScrollTop(page)).toBe(0)
  })

  test('shows on tablets the text of a card alone in its row beside its photograph', async ({ page }) => {
    test.skip(cards.items.length % 3 === 0, 'the content has no such card')
    await page.setViewportSize({ width: 820, height: 1180 })
    await gotoHydrated(page, '/')
    const lastCard = region(page, cards.heading).getByRole('article').last()
    const photographBox = await measureBox(lastCard.getByRole('img'))
    expect((await measureBox(lastCard.getByRole('heading'))).x).toBeGreaterThan(
      photographBox.x + photographBox.width,
    )
  })

  test('scrolls smoothly to the top of /about', proves('home.about'), async ({ page, browserName }) => {
    const expectScroll = async (pattern: RegExp) => {
      await gotoHydrated(page, '/')
      await setScrollTop(page, 600)
      await page.evaluate(() => {
        const root = document.documentElement
        const scrollRoot = root.scrollIntoView.bind(root)
        root.scrollIntoView = (options: ScrollIntoViewOptions) => {
          // The test's own record: the way back to the top may end before the test could look.
          root.dataset.scrolled = `from ${scrollY} ${options.behavior}`
          scrollRoot(options)
        }
      })
      await page.getByRole('main').getByRole('link', { name: intro.button, exact: true }).click()
      await expect(page).toHaveURL('/about')
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', pattern)
      await expect.poll(() => readScrollTop(page)).toBe(0)
    }
    await expectScroll(/^from [1-9]\d* smooth$/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (browserName !== 'firefox') await expectScroll(/instant$/) // Playwright cannot emulate media in Firefox
  })

  const categoryList = (page: Page) => region(page, categories.heading).getByRole('list')
  const categoryLink = (page: Page, index: number) => categoryList(page).getByRole('link').nth(index)
  const findAlt = (index: number) =>
    content.photographs.photographs[categories.items[index]?.photograph ?? '']?.alt

  test('shows the photograph of the hovered or focused category, else of the first', async ({ page }) => {
    test.skip(categories.items.length < 3, 'the content has fewer than three categories')
    const images = categoryList(page).getByRole('img')
    const readVisibleAlts = () =>
      images.evaluateAll((all) =>
        all
          .filter((image) => image.checkVisibility({ opacityProperty: true }))
          .map((image) => image.getAttribute('alt')),
      )
    const expectVisible = (index: number) => expect.poll(readVisibleAlts).toEqual([findAlt(index)])
    await page.setViewportSize({ width: 1280, height: 900 })
    await gotoHydrated(page, '/')
    await categoryList(page).scrollIntoViewIfNeeded()
    await expectVisible(0)
    await categoryLink(page, 2).hover()
    await expectVisible(2)
    // The link's ::after covers the photograph (Home.module.css), so the link stays hovered on it.
    const { y, height } = await measureBox(categoryLink(page, 2))
    await page.mouse.move(900, y + height / 2, { steps: 50 })
    await expectVisible(2)
    expect(await categoryLink(page, 2).evaluate((link) => link.matches(':hover'))).toBe(true)
    await page.mouse.move(0, 0)
    await categoryLink(page, 1).focus()
    await expectVisible(1)
    await categoryLink(page, 0).hover()
    await expectVisible(0)
  })

  test.describe('on a tablet without a mouse', { tag: '@chromium' }, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } })

    async function expectPhotographBesideCategory(page: Page) {
      await gotoHydrated(page, '/')
      const measureCentre = async (part: Locator) => {
        const { y, height } = await measureBox(part)
        return y + height / 2
      }
      const lastPhotograph = categoryList(page).getByRole('img').last()
      const distance = (await measureCentre(lastPhotograph)) - (await measureCentre(categoryLink(page, -1)))
      expect(distance).toBeCloseTo(0, -1)
    }

    test('shows each category beside its photograph', ({ page }) => expectPhotographBesideCategory(page))

    test('shows it there even if the browser claims that a finger can hover', async ({ page }) => {
      await page.route('/', async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const body = html.replaceAll(/\(hover: ?hover\)/g, '(width > 0)')
        await route.fulfill({ contentType: 'text/html', body }) // without the CSP, which has the hash of the styles
      })
      await expectPhotographBesideCategory(page)
    })
  })
})

test.describe('the tour film', { tag: '@readonly' }, () => {
  test.skip(!hasFilm, 'the content has no film')
  const filmLink = (page: Page) => page.getByRole('link', { name: film.play })
  const hasWebm = existsSync(join(filmFolder, 'tour.webm'))
  const readTypes = (video: Locator) =>
    video.locator('source').evaluateAll((all) => all.map((source) => source.getAttribute('type')))

  test('is requested on the click, then plays muted and inline', { tag: '@chromium' }, async ({ page }) => {
    const requestedPaths = recordRequests(page)
    await gotoHydrated(page, '/')
    await region(page, promo.heading).scrollIntoViewIfNeeded()
    await filmLink(page).hover()
    await waitUntilRequestsAreSent(page)
    expect(requestedPaths.filter((path) => /\.(mp4|webm)$/.test(path))).toEqual([])
    await filmLink(page).dblclick()
    const video = page.getByRole('dialog', { name: film.title }).locator('video')
    await expect(video).toHaveAccessibleName(film.alt)
    expect(await readTypes(video), 'the lighter file first, for browsers that know its codec').toEqual([
      ...(hasWebm ? [expect.stringMatching(/^video\/webm; codecs="[\w.]+"$/)] : []),
      'video/mp4',
    ])
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0)
    await expect(video, 'after a double click').toHaveJSProperty('paused', false)
    await page.setViewportSize({ width: 1600, height: 700 })
    await expect(video).toBeInViewport({ ratio: 1 })
    for (const property of ['muted', 'playsInline', 'controls'])
      await expect(video).toHaveJSProperty(property, true)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0) // removed, not only closed
    await filmLink(page).press('Enter')
    await expect(video).toHaveJSProperty('paused', false)
    await page.keyboard.press('Space')
    await expect(video).toHaveJSProperty('paused', true)
    const oxide = 'rgb(142, 59, 31)' // the section behind has a lighter accent
    await page.keyboard.press('Shift+Tab') // from the film
    await expect(page.getByRole('button', { name: labels.frame.closeDialog })).toHaveCSS(
      'outline-color',
      oxide,
    )
  })

  test.describe('that fails to load', () => {
    test.use({ allowConsole: /Failed to load resource/ })

    test('is replaced by a message', async ({ page }) => {
      await page.route(/\.(mp4|webm)$/, (route) => route.abort())
      await gotoHydrated(page, '/')
      await filmLink(page).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(film.failure)
    })

    test(
      'while it plays begins again as MP4, or is replaced by a message',
      { tag: '@chromium' },
      async ({ page }) => {
        await gotoHydrated(page, '/')
        await filmLink(page).click()
        const video = page.getByRole('dialog').locator('video')
        if (hasWebm) {
          await video.dispatchEvent('error')
          await expect.poll(() => readTypes(video)).toEqual(['video/mp4'])
          await expect
            .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
            .toBeGreaterThan(0)
        }
        await video.dispatchEvent('error')
        await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(film.failure)
      },
    )
  })
})
