import type { Page } from '@playwright/test'
import { dotLabel, home, labels } from './content.ts'
import * as harness from './fixtures.ts'
import { advanceClock, boxOf, drag, expect, goto, gotoFrozen, reducedMotion, test } from './fixtures.ts'
import { proves } from './specification.ts'

const { slides: slideLabels } = labels
const { items, label } = home.slides
const slideCount = items.length
/** The number of the slide that comes `steps` after `slide`. After the last slide comes the first. */
const slideAfter = (slide: number, steps = 1) => ((slide - 1 + steps + slideCount) % slideCount) + 1

const carousel = (page: Page) => page.getByRole('region', { name: label })
const control = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
const dot = (page: Page, number: number) => control(page, dotLabel(number))

const slideSelector = `[aria-roledescription="${slideLabels.slideRoleDescription}"]`
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
async function expectNextAfter2500Ms(page: Page, next: number, when = '') {
  const slideBefore = await readCurrentSlide(page)
  await advanceClock(page, 2499)
  expect(await readCurrentSlide(page), `slide after 2499 ms ${when}`).toBe(slideBefore)
  await advanceClock(page, 1)
  expect(await readCurrentSlide(page), `slide after 2500 ms ${when}`).toBe(next)
}

/** Expects the same slide after 5 s: autoplay would change it, but not return to the same one. */
async function expectStopped(page: Page, when: string) {
  const slideBefore = await readCurrentSlide(page)
  await advanceClock(page, 5_000)
  expect(await readCurrentSlide(page), when).toBe(slideBefore)
}

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
    'turns in both directions with arrows and arrow keys, also past the last slide',
    proves('home.carousel', 'home.carousel.arrows'),
    async ({ page }) => {
      await openSlideShow(page)
      let expectedSlide = 1
      const { next, previous } = slideLabels
      const arrows = [...items.map(() => next), previous, previous]
      for (const key of [
        ...arrows,
        'ArrowRight',
        'ArrowRight',
        'ArrowLeft',
        'ArrowLeft',
        'Shift+ArrowRight',
      ]) {
        if (key === next || key === previous) await control(page, key).click()
        else await page.keyboard.press(key)
        await finishFade(page)
        if (key === next || key === 'ArrowRight') expectedSlide = slideAfter(expectedSlide)
        if (key === previous || key === 'ArrowLeft') expectedSlide = slideAfter(expectedSlide, -1)
        expect(await readCurrentSlide(page), key).toBe(expectedSlide)
      }
    },
  )

  test(
    'advances again after each interaction',
    proves('states.carousel', 'constants.interaction'),
    async ({ page }) => {
      const interactions: [string, turns: number, interact: () => Promise<void>][] = [
        ['the mouse rests on it', 0, () => carousel(page).hover({ position: { x: 300, y: 200 } })],
        ['a drag', 1, () => drag(page, { x: 800, y: 250 }, { x: 400, y: 250 })],
        ['an arrow', 1, () => control(page, slideLabels.next).click()],
        ['an arrow key', 1, () => page.keyboard.press('ArrowRight')],
      ]
      await openSlideShow(page)
      let expectedSlide = 1
      for (const [name, turns, interact] of interactions) {
        await interact()
        expectedSlide = slideAfter(expectedSlide, turns)
        expect(await readCurrentSlide(page), name).toBe(expectedSlide)
        if (turns > 0) await finishFade(page)
        for (const time of ['once', 'twice']) {
          expectedSlide = slideAfter(expectedSlide)
          await expectNextAfter2500Ms(page, expectedSlide, `${time} after ${name}`)
          await finishFade(page)
        }
      }
    },
  )

  const liveRegion = (page: Page) => carousel(page).locator('[aria-live]')

  test('stays at the chosen slide while paused, then as a live region, and advances again after play', async ({
    page,
  }) => {
    await openSlideShow(page)
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'off')
    await control(page, slideLabels.pause).click()
    await control(page, slideLabels.next).click()
    await expectStopped(page, 'paused')
    expect(await readCurrentSlide(page)).toBe(2)
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
    await expect(control(page, slideLabels.play)).not.toHaveAttribute('aria-pressed')
    await harness.expectIcon(control(page, slideLabels.play))
    await control(page, slideLabels.play).click()
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'off')
    await expectNextAfter2500Ms(page, slideAfter(2))
  })

  test('does not advance while the keyboard focus is inside, and not afterwards if paused', async ({
    page,
  }) => {
    await openSlideShow(page)
    await page.getByRole('banner').getByRole('link', { name: labels.translator.label }).focus()
    await page.keyboard.press('Tab')
    await expect(control(page, slideLabels.pause)).toBeFocused()
    await expectStopped(page, 'focus inside')
    await expect(liveRegion(page)).toHaveAttribute('aria-live', 'polite')
    await page.keyboard.press('Shift+Tab')
    await expectNextAfter2500Ms(page, 2)
    for (const key of ['Tab', 'Enter', 'Shift+Tab']) await page.keyboard.press(key)
    await expectStopped(page, 'paused by the keyboard')
  })

  test.describe('in a layout that changes', () => {
    // Resizing shifts the layout. With a frozen clock, web fonts load after the scroll, and then shift it, too.
    test.use({ allowShift: true })

    test('its photograph fills the width of the page', async ({ page }) => {
      await goto(page, '/')
      for (const width of [390, 640, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const readWidth = async () => (await boxOf(slides(page).first().getByRole('img'))).width
        await expect.poll(readWidth).toBe(width)
        expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width)
      }
    })

    test('does not advance until it is in view', async ({ page }) => {
      await openSlideShow(page)
      await harness.scrollTo(page, 2_000)
      await expect(carousel(page)).not.toBeInViewport()
      await expectStopped(page, 'out of view')
      await harness.scrollTo(page, 0)
      await expect(carousel(page)).toBeInViewport()
      await harness.waitForRender(page)
      await expectNextAfter2500Ms(page, 2)
    })
  })

  test('does not advance in a tab opened in the background, nor when hidden during a fade', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
    )
    await openSlideShow(page)
    await expectStopped(page, 'opened in the background')
    await harness.setHidden(page, false)
    await harness.waitForRender(page)
    await expectNextAfter2500Ms(page, 2)
    await advanceClock(page, 300) // in the middle of the fade
    await harness.setHidden(page, true)
    await expectStopped(page, 'hidden during a fade')
    await harness.setHidden(page, false)
    await harness.waitForRender(page)
    await expectNextAfter2500Ms(page, slideAfter(2))
    await expect(control(page, slideLabels.pause)).toBeVisible()
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

  test('is not turned by drags that select its text, or that end or begin elsewhere', async ({ page }) => {
    await openSlideShow(page)
    const photograph = await boxOf(slides(page).first().getByRole('img'))
    const [text, title] = await Promise.all([
      boxOf(
        slides(page)
          .first()
          .getByText(items[0]?.text ?? '', { exact: true }),
      ),
      boxOf(harness.heading(page)),
    ])
    const onPhotograph = { x: photograph.x + 400, y: photograph.y + 300 }
    const onText = { x: text.x + text.width / 2, y: text.y + text.height / 2 }
    await drag(page, onText, { x: onText.x - 150, y: onText.y })
    expect(await readCurrentSlide(page), 'after selecting text').toBe(1)
    await drag(page, onPhotograph, title)
    await drag(page, title, { x: onPhotograph.x - 200, y: onPhotograph.y }) // must not continue the first drag
    expect(await readCurrentSlide(page), 'after drags across its edge').toBe(1)
  })

  test('turns by a swipe with one finger, not with two', { tag: '@mobile' }, async ({ page }) => {
    await openSlideShow(page)
    await harness.swipeByTouch(page, { x: 300, y: 200 })
    expect(await readCurrentSlide(page)).toBe(2)
    await harness.swipeByTouch(page, { x: 300, y: 200 }, true)
    expect(await readCurrentSlide(page)).toBe(2)
  })

  test('allows pinch zoom, after which a finger pans', { tag: '@mobile' }, async ({ page }) => {
    await goto(page, '/')
    await control(page, slideLabels.pause).tap()
    await harness.pinchAndPan(page)
    expect(await readCurrentSlide(page)).toBe(1)
  })
})

test.describe('the carousel under reduced motion', { tag: ['@chromium', '@readonly'] }, () => {
  test.use(reducedMotion)

  test('does not advance until the visitor clicks play', async ({ page }) => {
    await openSlideShow(page)
    await expectStopped(page, 'reduced motion')
    await control(page, slideLabels.play).click()
    await expectNextAfter2500Ms(page, 2)
  })
})
