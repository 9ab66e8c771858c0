import type { Page } from '@playwright/test'
import { expect, goto, heading, scrollTo, site, test } from './fixtures.ts'
import { proves, type Line } from './specification.ts'

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** The links of the page that lead on: the words above them, their own, where to, what stands there, and who says so. */
const leads: [block: RegExp, link: string, path: string, words: string, line: Line][] = [
  [/^EXPERIENCE THE ESSENCE/, 'Learn More', '/products', 'Our Products', 'home.promo.button'],
  [/^What we make/, 'Learn More', '/products', 'Our Products', 'home.categories.link'],
  [/^FIRM'S APPROACH/, 'Get In Touch', '/contact', 'Contact Us', 'home.approach'],
  [/^Made by hand/, 'Ask for a drawing', '/contact', 'Contact Us', 'home.cards.button'],
]

test.describe('the home page', { tag: '@readonly' }, () => {
  test(
    'presents designer, exporter and manufacturer',
    proves('home.headline', 'firm.furniture', 'firm.manufacturer'),
    async ({ page }) => {
      await goto(page, '/')
      await expect(heading(page)).toHaveText(
        'Designers and exporters of the finest contemporary furniture and interior accessories',
      )
      const intro = region(page, /^Designers and exporters/)
      for (const words of [/solid timber and metal furniture/, /wrought iron/, /antiques/, /factory/])
        await expect(intro).toContainText(words)
    },
  )

  test('says whom to call today', proves('home.call', 'firm.phone'), async ({ page }) => {
    await goto(page, '/')
    const line = page.getByRole('main').getByText('Call us today')
    await expect(line).toHaveText(`Call us today ${site.phone}`)
    await expect(line.getByRole('link')).toHaveAttribute('href', `tel:${site.phone.replace(/[^+\d]/g, '')}`)
  })

  test(
    'has certifications, the invitation to the tour, and what the firm makes',
    proves('home.certifications', 'home.promo', 'home.categories'),
    async ({ page }) => {
      await goto(page, '/')
      await expect(region(page, 'Certifications').getByRole('listitem')).toHaveCount(4)
      const promo = region(page, 'EXPERIENCE THE ESSENCE').getByRole('paragraph')
      await expect(promo.nth(0)).toHaveText('A captivating video tour of our stunning work')
      await expect(promo.nth(1)).toContainText(/timeless.*lasting materials/)
      await expect(region(page, 'What we make').getByRole('listitem')).toHaveText([
        'Dining tables (regular and expandable)',
        'Foldable tables',
        'Beds',
        'Side tables',
        'Nested tables',
        'Night tables',
        'Bar stools and chairs',
      ])
    },
  )

  for (const [block, name, path, words, line] of leads)
    test(`leads to the top of ${path} by "${name}" in ${block.source}`, proves(line), async ({ page }) => {
      await goto(page, '/')
      await region(page, block).getByRole('link', { name }).click()
      await expect(heading(page)).toHaveText(words)
      await expect(page).toHaveURL(path)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })

  test('scrolls smoothly to the top by ABOUT US', proves('home.about'), async ({ page }) => {
    await goto(page, '/')
    await scrollTo(page, 600)
    await page.evaluate(() => {
      const scroll = window.scrollTo.bind(window)
      window.scrollTo = ((options: ScrollToOptions) => {
        document.documentElement.dataset.scrolled = `from ${scrollY} to ${options.top} ${options.behavior}`
        scroll(options)
      }) as typeof window.scrollTo
    })
    await page.getByRole('main').getByRole('link', { name: 'ABOUT US' }).click()
    await expect(heading(page)).toHaveText('Our Firm')
    await expect(page).toHaveURL('/about')
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'from 600 to 0 smooth')
  })

  test(
    'has cards: a photograph, lines, a list with checks or dots or none, a button or none',
    proves('home.cards'),
    async ({ page }) => {
      await goto(page, '/')
      const card = (name: string) => page.getByRole('article').filter({ hasText: name })
      await expect(page.getByRole('article')).toHaveCount(3)
      for (const each of await page.getByRole('article').all()) {
        await expect(each.getByRole('img')).toHaveAttribute('alt', /\w{3}/)
        expect([1, 2, 3, 4]).toContain(await each.getByRole('paragraph').count())
      }
      await expect(card('Solid timber').getByRole('listitem').locator('svg')).toHaveCount(3)
      const dotted = card('Antique reproductions').getByRole('listitem')
      await expect(dotted).toHaveCount(3)
      await expect(dotted.locator('svg')).toHaveCount(0)
      const dot = (item: Element) => getComputedStyle(item, '::before').content
      expect(await dotted.first().evaluate(dot)).not.toBe('none')
      await expect(card('Wrought iron').getByRole('list')).toHaveCount(0)
      await expect(card('Wrought iron').getByRole('link')).toHaveCount(0)
    },
  )
})

test.describe('what the firm makes', { tag: '@readonly' }, () => {
  const list = (page: Page) => region(page, 'What we make').getByRole('list')
  const line = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true })

  /** What the photographs that are to be seen beside the list show. */
  const seen = (page: Page) =>
    list(page)
      .getByRole('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.checkVisibility({ opacityProperty: true }))
          .map(({ alt }) => alt),
      )

  test('stands beside the photograph of the line under the pointer or the focus, else of the first', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await goto(page, '/')
    await list(page).scrollIntoViewIfNeeded()
    await expect.poll(() => seen(page)).toEqual([expect.stringMatching(/^Oak extending table/)])
    await line(page, 'Beds').hover()
    await expect.poll(() => seen(page)).toEqual([expect.stringMatching(/^Oak bed/)])
    // It is there to be looked at, and leads where its line does.
    const { y = NaN, height = NaN } = (await line(page, 'Beds').boundingBox()) ?? {}
    await page.mouse.move(900, y + height / 2, { steps: 50 })
    await expect.poll(() => seen(page)).toEqual([expect.stringMatching(/^Oak bed/)])
    expect(await line(page, 'Beds').evaluate((link) => link.matches(':hover'))).toBe(true)
    await page.mouse.move(0, 0)
    await line(page, 'Night tables').focus()
    await expect.poll(() => seen(page)).toEqual([expect.stringMatching(/^Walnut night table/)])
  })

  test('shows on a tablet each kind under a photograph of some size', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await goto(page, '/')
    const items = await list(page).getByRole('listitem').all()
    // The first is large; the others are seen at a glance.
    for (const glance of [items.slice(0, 1), items.slice(1)]) {
      await glance[0]?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      for (const item of glance) await expect(item).toBeInViewport({ ratio: 1 })
    }
    for (const item of items) {
      const [picture, words] = [item.getByRole('img'), item.getByRole('link')]
      const { y = NaN, width = NaN, height = NaN } = (await picture.boundingBox()) ?? {}
      expect(width).toBeGreaterThan(150)
      const target = await words.boundingBox()
      expect(target?.y).toBeGreaterThanOrEqual(y + height)
      expect(target?.height).toBeGreaterThanOrEqual(24)
    }
  })
})

test.describe('the tour film', { tag: '@readonly' }, () => {
  test('is not fetched before the visitor asks for it', async ({ page }) => {
    const films: string[] = []
    page.on('request', (request) => {
      if (/\.(mp4|webm)/.test(request.url())) films.push(request.url())
    })
    await goto(page, '/')
    await scrollTo(page, 3000)
    await region(page, 'EXPERIENCE THE ESSENCE').getByRole('link', { name: 'Play the tour' }).hover()
    await page.waitForLoadState('networkidle')
    expect(films).toEqual([])
  })

  test(
    'plays in a dialog, silent, inside the page, and can be stopped',
    { tag: '@chromium' },
    async ({ page }) => {
      await goto(page, '/')
      await page.getByRole('link', { name: 'Play the tour' }).click()
      const film = page.getByRole('dialog', { name: 'A tour of our work' }).locator('video')
      await expect(film).toHaveAccessibleName(/^A silent tour: slow drifts over/)
      const types = await film
        .locator('source')
        .evaluateAll((sources) => sources.map((source) => (source as HTMLSourceElement).type))
      expect(types, 'the lighter one, and one that each browser knows').toEqual(['video/webm', 'video/mp4'])
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0)
      const how = await film.evaluate(({ muted, playsInline, controls }: HTMLVideoElement) => ({
        muted,
        playsInline,
        controls,
      }))
      expect(how).toEqual({ muted: true, playsInline: true, controls: true })
    },
  )
})
