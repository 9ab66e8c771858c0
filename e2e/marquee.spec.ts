import { about, home, labels } from './helpers/content.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import { expectIcon, followLink, gotoHydrated, measureBox, setScrollTop } from './helpers/pages.ts'
import { proves } from './specification.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const marquee = (page: Page) => section(page, about.certifications.heading)
const marqueeImage = (page: Page) => marquee(page).getByRole('img', { name: about.certifications.alt })

/** The play states of the marquee's animations: `running` or `paused`. */
const readPlayStates = (page: Page) =>
  marqueeImage(page).evaluate((strip) =>
    strip.getAnimations({ subtree: true }).map((animation) => animation.playState),
  )

const expectMoving = (page: Page) => expect.poll(() => readPlayStates(page)).toContain('running')
const expectMarqueePaused = (page: Page) => expect.poll(() => readPlayStates(page)).not.toContain('running')

/** Opens /about and waits until the marquee moves. */
async function openMovingMarquee(page: Page) {
  await gotoHydrated(page, '/about')
  await marqueeImage(page).scrollIntoViewIfNeeded()
  await expectMoving(page)
}

test.describe('the certifications marquee', { tag: '@readonly' }, () => {
  test(
    'repeats one image, at 100 px a second, and fades over 40 px at its edges',
    proves(
      'about.marquee',
      'about.marquee.speed',
      'constants.speed',
      'about.marquee.gradient',
      'constants.gradient',
    ),
    async ({ page }) => {
      await openMovingMarquee(page)
      const { copies, px, seconds, fades } = await marqueeImage(page).evaluate((strip) => {
        const [animation] = strip.getAnimations({ subtree: true })
        const row = (animation?.effect as KeyframeEffect | undefined)?.target
        const [first, second] = Array.from(row?.children ?? [], (copy) => copy.getBoundingClientRect().left)
        const pseudoStyles = [...strip.querySelectorAll('*')].flatMap((element) => [
          getComputedStyle(element, '::before'),
          getComputedStyle(element, '::after'),
        ])
        return {
          copies: Array.from(strip.querySelectorAll('svg'), ({ innerHTML }) => innerHTML),
          px: (second ?? NaN) - (first ?? NaN),
          seconds: Number(animation?.effect?.getComputedTiming().duration) / 1000,
          fades: pseudoStyles
            .filter(({ backgroundImage }) => backgroundImage.startsWith('linear-gradient'))
            .map(({ width, left, right, backgroundImage }) =>
              [
                width,
                left === '0px' ? 'left' : right === '0px' && 'right',
                parseInt(backgroundImage.slice(16)),
              ].join(' '),
            ),
        }
      })
      expect(copies.length).toBeGreaterThan(2)
      expect(new Set(copies).size).toBe(1)
      expect(px / seconds, 'each iteration moves the row by the width of one copy').toBeCloseTo(100, 0)
      expect(fades, 'width, edge and direction in degrees').toEqual(['40px left 90', '40px right 270'])
    },
  )

  test('pauses on hover, by button and off-screen', proves('about.marquee.hover'), async ({ page }) => {
    await openMovingMarquee(page)
    await marqueeImage(page).hover()
    await expectMarqueePaused(page)
    await page.mouse.move(2, 2)
    await expectMoving(page)
    await setScrollTop(page, 0)
    await expectMarqueePaused(page)
    await marqueeImage(page).scrollIntoViewIfNeeded()
    await expectMoving(page)
    const button = (name: string) => marquee(page).getByRole('button', { name })
    await button(labels.marquee.pause).click()
    await page.mouse.move(2, 2)
    await expectMarqueePaused(page)
    await expectIcon(button(labels.marquee.play))
    await button(labels.marquee.play).click()
    await expectIcon(button(labels.marquee.pause))
    await page.mouse.move(2, 2)
    await expectMoving(page)
  })

  test('stays paused after a visit to another page, as the carousel does', async ({ page }) => {
    await gotoHydrated(page, '/about')
    const { pause, play } = labels.marquee
    await marquee(page).getByRole('button', { name: pause }).click()
    await followLink(page, '/')
    test.skip(home.slides.items.length === 1, 'the content has one slide') // and so no button that pauses
    await page.getByRole('button', { name: labels.slides.pause }).click()
    await page.goBack()
    await expect(marquee(page).getByRole('button', { name: play })).toBeVisible()
    await expectMarqueePaused(page)
    await page.goForward()
    await expect(page.getByRole('button', { name: labels.slides.play })).toBeVisible()
  })

  test.describe('on a page that was translated to Arabic', () => {
    test.use({ allowShift: true })

    test('leaves no gap', async ({ page }) => {
      await openMovingMarquee(page)
      await page.evaluate(() => (document.dir = 'rtl'))
      const copies = marqueeImage(page).locator('svg')
      const strip = await measureBox(marqueeImage(page))
      const first = await measureBox(copies.first().locator('..'))
      const last = await measureBox(copies.last().locator('..'))
      expect(first.x, 'no gap at the left').toBeLessThanOrEqual(strip.x)
      expect(last.x + last.width, 'no gap at the right').toBeGreaterThanOrEqual(strip.x + strip.width)
    })
  })
})
