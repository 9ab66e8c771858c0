import type { Page } from '@playwright/test'
import { expect, goto, scrollTo, site, test } from './fixtures.ts'
import { proves } from './specification.ts'

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Clicks a link of the page and expects to arrive at the top of `path`. */
async function expectToLead(page: Page, link: ReturnType<Page['getByRole']>, path: string, words: string) {
  await link.click()
  await expect(heading(page)).toHaveText(words)
  await expect(page).toHaveURL(path)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
}

test.describe('the home page', { tag: '@readonly' }, () => {
  test('has the headline', { tag: proves('home.headline', 'firm.furniture') }, async ({ page }) => {
    await goto(page, '/')
    await expect(heading(page)).toHaveText(
      'Designers and exporters of the finest contemporary furniture and interior accessories',
    )
  })

  test('presents the furniture of the firm', { tag: proves('firm.furniture') }, async ({ page }) => {
    await goto(page, '/')
    const intro = region(page, /^Designers and exporters/)
    for (const words of [/solid timber and metal furniture/, /wrought iron/, /antiques/])
      await expect(intro).toContainText(words)
  })

  test('presents the firm as a manufacturer', { tag: proves('firm.manufacturer') }, async ({ page }) => {
    await goto(page, '/')
    const numbers = region(page, 'The firm in numbers')
    for (const words of ['Designs', 'Factories', 'Machines', 'Workforce', 'Countries'])
      await expect(numbers.getByText(words, { exact: true })).toBeVisible()
    await goto(page, '/about')
    await expect(page.getByRole('main')).toContainText('We design, manufacture and export')
  })

  test('leads to the about page by ABOUT US', { tag: proves('home.about') }, async ({ page }) => {
    await goto(page, '/')
    await expectToLead(
      page,
      page.getByRole('main').getByRole('link', { name: 'ABOUT US' }),
      '/about',
      'Our Firm',
    )
  })

  test('scrolls smoothly to the top by ABOUT US', { tag: proves('home.about') }, async ({ page }) => {
    await page.addInitScript(() => {
      const scrolls: unknown[] = []
      const scrollTo = window.scrollTo.bind(window) as (...position: unknown[]) => void
      Object.assign(window, {
        scrolls,
        scrollTo: (...position: unknown[]) => {
          scrolls.push(position)
          scrollTo(...position)
        },
      })
    })
    await goto(page, '/')
    await page.evaluate(() => void (window as unknown as { scrolls: unknown[] }).scrolls.splice(0))
    await page.getByRole('main').getByRole('link', { name: 'ABOUT US' }).click()
    await expect(heading(page)).toHaveText('Our Firm')
    const scrolls = await page.evaluate(() => (window as unknown as { scrolls: unknown[] }).scrolls)
    expect(scrolls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  })

  test('says whom to call today', { tag: proves('home.call', 'firm.phone') }, async ({ page }) => {
    await goto(page, '/')
    const line = page.getByRole('main').getByText('Call us today')
    await expect(line).toHaveText(`Call us today ${site.phone}`)
    await expect(line.getByRole('link')).toHaveAttribute('href', `tel:${site.phone.replace(/[^+\d]/g, '')}`)
  })

  test('has a strip of certifications', { tag: proves('home.certifications') }, async ({ page }) => {
    await goto(page, '/')
    const strip = region(page, 'Certifications')
    await expect(strip.getByRole('heading', { name: 'Certifications' })).toBeVisible()
    await expect(strip.getByRole('listitem')).toHaveCount(4)
  })

  test('invites to the tour', { tag: proves('home.promo') }, async ({ page }) => {
    await goto(page, '/')
    const promo = region(page, 'EXPERIENCE THE ESSENCE')
    await expect(promo.getByRole('paragraph').nth(0)).toHaveText(
      'A captivating video tour of our stunning work',
    )
    await expect(promo.getByRole('paragraph').nth(1)).toContainText(/timeless.*lasting materials/)
  })

  test('leads from the tour to the products', { tag: proves('home.promo.button') }, async ({ page }) => {
    await goto(page, '/')
    const button = region(page, 'EXPERIENCE THE ESSENCE').getByRole('link', { name: 'Learn More' })
    await expectToLead(page, button, '/products', 'Our Products')
  })

  test('lists what the firm makes', { tag: proves('home.categories') }, async ({ page }) => {
    await goto(page, '/')
    const items = region(page, 'What we make').getByRole('listitem')
    await expect(items).toHaveText([
      'Dining tables (regular and expandable)',
      'Foldable tables',
      'Beds',
      'Side tables',
      'Nested tables',
      'Night tables',
      'Bar stools and chairs',
    ])
  })

  test('leads from that list to the products', { tag: proves('home.categories.link') }, async ({ page }) => {
    await goto(page, '/')
    const link = region(page, 'What we make').getByRole('link', { name: 'Learn More' })
    await expectToLead(page, link, '/products', 'Our Products')
  })

  test(
    "leads from the firm's approach to the contact page",
    { tag: proves('home.approach') },
    async ({ page }) => {
      await goto(page, '/')
      const block = region(page, "FIRM'S APPROACH")
      await expect(block.getByRole('heading', { name: "FIRM'S APPROACH" })).toBeVisible()
      await expectToLead(page, block.getByRole('link', { name: 'Get In Touch' }), '/contact', 'Contact Us')
    },
  )

  test.describe('cards', () => {
    test('each show a photograph and one to four lines', { tag: proves('home.cards') }, async ({ page }) => {
      await goto(page, '/')
      const cards = page.getByRole('article')
      await expect(cards).toHaveCount(3)
      for (const card of await cards.all()) {
        await expect(card.getByRole('img')).toHaveAttribute('alt', /\w{3}/)
        const lines = await card.getByRole('paragraph').count()
        expect(lines).toBeGreaterThanOrEqual(1)
        expect(lines).toBeLessThanOrEqual(4)
      }
    })

    test('have a list with check icons', { tag: proves('home.cards') }, async ({ page }) => {
      await goto(page, '/')
      const items = page.getByRole('article').filter({ hasText: 'Solid timber' }).getByRole('listitem')
      await expect(items).toHaveCount(3)
      for (const item of await items.all()) await expect(item.locator('svg')).toBeVisible()
    })

    test('have a list with dots', { tag: proves('home.cards') }, async ({ page }) => {
      await goto(page, '/')
      const items = page
        .getByRole('article')
        .filter({ hasText: 'Antique reproductions' })
        .getByRole('listitem')
      await expect(items).toHaveCount(3)
      await expect(items.locator('svg')).toHaveCount(0)
      const dot = await items.first().evaluate((item) => {
        const { content, display } = getComputedStyle(item, '::before')
        return {
          marked: content !== 'none' && display !== 'none',
          marker: getComputedStyle(item).listStyleType,
        }
      })
      expect(dot.marked || dot.marker === 'disc').toBe(true)
    })

    test('can do without list and button', { tag: proves('home.cards') }, async ({ page }) => {
      await goto(page, '/')
      const card = page.getByRole('article').filter({ hasText: 'Wrought iron' })
      await expect(card.getByRole('list')).toHaveCount(0)
      await expect(card.getByRole('link')).toHaveCount(0)
    })

    test('lead to their page, at its top', { tag: proves('home.cards.button') }, async ({ page }) => {
      await goto(page, '/')
      const button = page.getByRole('article').getByRole('link', { name: 'See the timber pieces' })
      await expectToLead(page, button, '/products', 'Our Products')
    })

    test('lead to another page, at its top', { tag: proves('home.cards.button') }, async ({ page }) => {
      await goto(page, '/')
      const button = page.getByRole('article').getByRole('link', { name: 'Ask for a drawing' })
      await expectToLead(page, button, '/contact', 'Contact Us')
    })
  })

  test.describe('the tour film', () => {
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

    test('plays in a dialog', { tag: '@chromium' }, async ({ page }) => {
      await goto(page, '/')
      await page.getByRole('link', { name: 'Play the tour' }).click()
      const film = page.getByRole('dialog', { name: 'A tour of our work' }).locator('video')
      await expect(film).toBeVisible()
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0)
    })

    test('is silent, plays inside the page, and can be stopped', async ({ page }) => {
      await goto(page, '/')
      await page.getByRole('link', { name: 'Play the tour' }).click()
      const film = page.getByRole('dialog').locator('video')
      const how = await film.evaluate(({ muted, playsInline, controls }: HTMLVideoElement) => ({
        muted,
        playsInline,
        controls,
      }))
      expect(how).toEqual({ muted: true, playsInline: true, controls: true })
    })
  })
})
