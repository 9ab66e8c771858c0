import type { Page } from '@playwright/test'
import { dotLabel, home, labels } from './content.ts'
import {
  expect,
  expectIcon,
  goto,
  gotoFrozen,
  heading,
  advanceClock,
  reducedMotion,
  waitForRender,
  scrollTo,
  test,
  dispatchTouches,
  pinchAndPan,
} from './fixtures.ts'
import { proves } from './specification.ts'

const { slides: slideLabels } = labels
const { items, label } = home.slides
const slideCount = items.length
/** The number of the slide that comes `steps` after `slide`. After the last slide comes the first. */
const slideAfter = (slide: number, steps = 1) => ((slide - 1 + steps + slideCount) % slideCount) + 1

const carousel = (page: Page) => page.getByRole('region', { name: label })
const control = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
const dot = (page: Page, number: number) => control(page, dotLabel(number))

const slideSelector = `[aria-roledescription="${labels.slides.slideRoleDescription}"]`
const slides = (page: Page) => carousel(page).locator(slideSelector)

/** The number of the current slide, from 1: that of the dot with aria-current. */
const readCurrentSlide = (page: Page) =>
  carousel(page)
    .getByRole('group', { name: slideLabels.dots })
    .getByRole('button')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1)

/** Advances the clock to the end of a cross-fade. */
const finishFade = (page: Page) => advanceClock(page, 600)

/** Opens the home page with a frozen clock, so that the first slide is shown. */
async function openSlideShow(page: Page) {
  await gotoFrozen(page, '/')
  expect(await readCurrentSlide(page)).toBe(1)
}

/** Expects the current slide for 2499 ms, and `next` one millisecond later. */
async function expectNextAfter2500Ms(page: Page, next: number) {
  const slideBefore = await readCurrentSlide(page)
  await advanceClock(page, 2499)
  expect(await readCurrentSlide(page), 'slide after 2499 ms').toBe(slideBefore)
  await advanceClock(page, 1)
  expect(await readCurrentSlide(page), 'slide after 2500 ms').toBe(next)
}

/** ms in which autoplay would change the slide, but not return to the same one. */
const autoplayProofMs = 5_000

// A single slide has no controls and no autoplay.
test.skip(slideCount < 2, 'the content has one slide')

test.describe('the carousel', { tag: '@readonly' }, () => {
  test(
    'advances every 2500 ms, not earlier',
    proves('home.carousel.autoplay', 'constants.delay', 'states.carousel'),
    async ({ page }) => {
      await openSlideShow(page)
      for (const next of [1, 2, 3, 4].map((step) => slideAfter(1, step))) {
        await expectNextAfter2500Ms(page, next)
        await finishFade(page)
      }
    },
  )

  test('shows only the slide of the clicked dot', proves('home.carousel.dots'), async ({ page }) => {
    await openSlideShow(page)
    await dot(page, slideCount).click()
    await finishFade(page)
    expect(await readCurrentSlide(page)).toBe(slideCount)
    // The current slide must be the topmost element in the middle of the slide show.
    const isOnTop = await slides(page)
      .last()
      .evaluate((last) => {
        const { left, top, width, height } = last.getBoundingClientRect()
        return last.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect(isOnTop).toBe(true)
    const inert = await slides(page).evaluateAll((all) => all.map((each) => each.hasAttribute('inert')))
    expect(inert).toEqual(items.map((_, index) => index < slideCount - 1))
  })

  test(
    'turns in both directions with its arrows, also past the last slide',
    proves('home.carousel', 'home.carousel.arrows'),
    async ({ page }) => {
      await openSlideShow(page)
      let expectedSlide = 1
      for (const [name, step] of [
        ...items.map(() => [slideLabels.next, 1] as const),
        [slideLabels.previous, -1] as const,
      ]) {
        await control(page, name).click()
        await finishFade(page)
        expectedSlide = slideAfter(expectedSlide, step)
        expect(await readCurrentSlide(page)).toBe(expectedSlide)
      }
    },
  )

  const interactions: [string, number, (page: Page) => Promise<void>][] = [
    [
      'a drag',
      slideAfter(1),
      async (page) => {
        await dragStrip(page, -400)
        await finishFade(page)
      },
    ],
    [
      'an arrow and an arrow key',
      slideAfter(1, 2),
      async (page) => {
        await control(page, slideLabels.next).click()
        await finishFade(page)
        await page.keyboard.press('ArrowRight')
        await finishFade(page)
      },
    ],
    ['the mouse has come to rest on it', 1, (page) => carousel(page).hover({ position: { x: 300, y: 200 } })],
  ]
  for (const [name, expectedSlide, interact] of interactions)
    test(
      `advances again after ${name}`,
      proves('states.carousel', 'constants.interaction'),
      async ({ page }) => {
        await openSlideShow(page)
        await interact(page)
        expect(await readCurrentSlide(page)).toBe(expectedSlide)
        await expectNextAfter2500Ms(page, slideAfter(expectedSlide))
        await finishFade(page)
        await expectNextAfter2500Ms(page, slideAfter(expectedSlide, 2))
      },
    )

  test('stays at the chosen slide while paused, and advances again after play', async ({ page }) => {
    await openSlideShow(page)
    await control(page, slideLabels.pause).click()
    await control(page, slideLabels.next).click()
    await advanceClock(page, autoplayProofMs)
    expect(await readCurrentSlide(page)).toBe(2)
    await expect(control(page, slideLabels.play)).not.toHaveAttribute('aria-pressed')
    await expectIcon(control(page, slideLabels.play))
    await control(page, slideLabels.play).click()
    await expectNextAfter2500Ms(page, slideAfter(2))
  })

  test('does not advance while the keyboard focus is inside', async ({ page }) => {
    await openSlideShow(page)
    await page.getByRole('banner').getByRole('link', { name: labels.translator.label }).focus()
    await page.keyboard.press('Tab')
    await expect(control(page, slideLabels.pause)).toBeFocused()
    await advanceClock(page, autoplayProofMs)
    expect(await readCurrentSlide(page)).toBe(1)
    await page.keyboard.press('Shift+Tab')
    await expectNextAfter2500Ms(page, 2)
  })

  test('stays paused when the keyboard focus leaves', async ({ page }) => {
    await openSlideShow(page)
    await page.getByRole('banner').getByRole('link', { name: labels.translator.label }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await advanceClock(page, autoplayProofMs)
    expect(await readCurrentSlide(page)).toBe(1)
  })

  test('turns with the left and right arrow keys', async ({ page }) => {
    await openSlideShow(page)
    await control(page, slideLabels.next).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await readCurrentSlide(page)).toBe(slideCount)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    expect(await readCurrentSlide(page)).toBe(2)
  })

  test.describe('out of view', () => {
    test.use({ allowShift: true }) // with a frozen clock the web fonts load only after the scroll, and then shift the layout

    test('does not advance until it is in view', async ({ page }) => {
      await openSlideShow(page)
      await scrollTo(page, 2_000)
      await expect(carousel(page)).not.toBeInViewport()
      await advanceClock(page, autoplayProofMs)
      expect(await readCurrentSlide(page)).toBe(1)
      await scrollTo(page, 0)
      await expect(carousel(page)).toBeInViewport()
      await waitForRender(page)
      await expectNextAfter2500Ms(page, 2)
    })
  })

  test('does not advance in a hidden tab, also when the tab was hidden during a fade', async ({ page }) => {
    const setHidden = (hidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await openSlideShow(page)
    await dot(page, slideCount - 1).click()
    await finishFade(page)
    await advanceClock(page, 2500)
    expect(await readCurrentSlide(page)).toBe(slideCount)
    await advanceClock(page, 300) // in the middle of the fade
    await setHidden(true)
    await advanceClock(page, autoplayProofMs)
    expect(await readCurrentSlide(page)).toBe(slideCount)
    await setHidden(false)
    await waitForRender(page)
    await expectNextAfter2500Ms(page, 1)
    await expect(control(page, slideLabels.pause)).toBeVisible()
  })

  test('does not advance in a tab opened in the background', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
    await openSlideShow(page)
    await advanceClock(page, autoplayProofMs)
    expect(await readCurrentSlide(page)).toBe(1)
  })

  test('is a live region only while it does not advance', async ({ page }) => {
    await openSlideShow(page)
    const liveRegion = carousel(page).locator('[aria-live]')
    await expect(liveRegion).toHaveAttribute('aria-live', 'off')
    await control(page, slideLabels.pause).click()
    await expect(liveRegion).toHaveAttribute('aria-live', 'polite')
    await control(page, slideLabels.play).click()
    await expect(liveRegion).toHaveAttribute('aria-live', 'off')
    await page.keyboard.press('Tab')
    await expect(liveRegion).toHaveAttribute('aria-live', 'polite')
  })

  test('fades between photographs without showing the background, and does not fade its captions', async ({
    page,
  }) => {
    await goto(page, '/')
    const faults = await control(page, slideLabels.next).evaluate(
      async (next: HTMLButtonElement, selector) => {
        const slides = Array.from(document.querySelectorAll<HTMLElement>(selector))
        const captions = slides.flatMap((slide) => [...slide.querySelectorAll('p > *')])
        const faults = new Set<string>()
        const isCrossing = () => slides.some((slide) => slide.getAnimations().length > 0)
        next.click()
        for (let frameCount = 0; frameCount < 3 || isCrossing(); frameCount++) {
          await new Promise(requestAnimationFrame)
          if (!slides.some((slide) => getComputedStyle(slide).opacity === '1'))
            faults.add('no slide is opaque')
          for (const caption of captions) {
            if (!caption.checkVisibility({ visibilityProperty: true })) continue
            // Captions do not cross-fade: a visible one is always opaque.
            for (let box: Element | null = caption; box; box = box.parentElement)
              if (Number(getComputedStyle(box).opacity) < 1) faults.add(`faint: ${caption.textContent}`)
          }
        }
        return [...faults]
      },
      slideSelector,
    )
    expect(faults).toEqual([])
    await expect(
      slides(page)
        .nth(1)
        .getByText(items[1]?.title ?? ''),
    ).toBeVisible()
  })

  test('is not turned by a drag of the mouse that selects its text', async ({ page }) => {
    await gotoFrozen(page, '/')
    await slides(page)
      .first()
      .getByText(home.slides.items[0]?.text ?? '', { exact: true })
      .hover()
    await page.mouse.down()
    await slides(page)
      .first()
      .getByRole('paragraph')
      .hover({ position: { x: 20, y: 30 } })
    await page.mouse.up()
    expect(await readCurrentSlide(page)).toBe(1)
  })

  test('is not turned by drags that end or begin elsewhere', async ({ page }) => {
    await gotoFrozen(page, '/')
    const photograph = slides(page).first().getByRole('img')
    await photograph.hover()
    await page.mouse.down()
    await heading(page).hover()
    await page.mouse.up()
    await page.mouse.down()
    await photograph.hover({ position: { x: 100, y: 300 } }) // must not continue the first drag
    await page.mouse.up()
    expect(await readCurrentSlide(page)).toBe(1)
  })

  for (const [width, height] of [
    [390, 844],
    [640, 800],
    [1440, 900],
  ] as const)
    test(`its photograph fills the width of the page, on ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await goto(page, '/')
      const box = await slides(page).first().getByRole('img').boundingBox()
      expect(box?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth))
    })

  test('turns by a swipe with one finger, not with two', { tag: '@mobile' }, async ({ page }) => {
    await openSlideShow(page)
    await dispatchTouches(page, [[{ x: 300, y: 200 }], [{ x: 200, y: 200 }], [{ x: 100, y: 200 }]])
    expect(await readCurrentSlide(page)).toBe(2)
    await dispatchTouches(page, [
      [{ x: 300, y: 200 }],
      [
        { x: 300, y: 200 },
        { x: 200, y: 300 },
      ],
      [
        { x: 100, y: 200 },
        { x: 250, y: 350 },
      ],
    ])
    expect(await readCurrentSlide(page)).toBe(2)
  })

  test('allows pinch zoom, after which a finger pans', { tag: '@mobile' }, async ({ page }) => {
    await goto(page, '/')
    await control(page, slideLabels.pause).tap()
    await pinchAndPan(page)
    expect(await readCurrentSlide(page)).toBe(1)
  })
})

test.describe('the carousel under reduced motion', { tag: ['@chromium', '@readonly'] }, () => {
  test.use(reducedMotion)

  test('does not advance until the visitor clicks play', async ({ page }) => {
    await gotoFrozen(page, '/')
    await advanceClock(page, autoplayProofMs)
    expect(await readCurrentSlide(page)).toBe(1)
    await control(page, slideLabels.play).click()
    await expectNextAfter2500Ms(page, 2)
  })
})

/** Drags the row of slides sideways with the mouse. */
async function dragStrip(page: Page, distance: number) {
  const box = await carousel(page).boundingBox()
  if (!box) throw new Error('the carousel is not to be seen')
  const x = box.x + box.width / 2 - distance / 2
  const y = box.y + 150
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y, { steps: 5 })
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}
