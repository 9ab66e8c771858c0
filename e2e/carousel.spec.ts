import { formatDotLabel, home, labels } from './helpers/content.ts'
import { advanceClock, gotoWithFrozenClock, setTabHidden, waitForRender } from './helpers/clock.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import { measureBox, expectIcon, gotoHydrated, readScrollTop, setScrollTop } from './helpers/pages.ts'
import { dispatchTouches, drag, expectPinchAndPan, swipeByTouch } from './helpers/pointer.ts'
import { proves } from './specification.ts'

const { slides: slideLabels } = labels
const { items, label } = home.slides
const slideCount = items.length
/** The number of the slide that is `steps` after `slide`. After the last slide comes the first. */
const computeSlideAfter = (slide: number, steps = 1) => ((slide - 1 + steps + slideCount) % slideCount) + 1

const carousel = (page: Page) => page.getByRole('region', { name: label })
const control = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
const slideSelector = `[aria-roledescription="${slideLabels.slideRoleDescription}"]`
const slides = (page: Page) => carousel(page).locator(slideSelector)
const expectAriaLive = (page: Page, value: 'off' | 'polite') =>
  expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', value)

/** The number of the current slide, from 1: the position of the dot with aria-current. */
const readCurrentSlide = (page: Page) =>
  carousel(page)
    .getByRole('group', { name: slideLabels.dots })
    .getByRole('button')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1)

/** Advances the clock to the end of a cross-fade. */
const finishFade = (page: Page) => advanceClock(page, 600)

/** Expects that the current slide stays for 2499 ms, and that slide `next` is current one millisecond later. */
async function expectNextAfter2500Ms(page: Page, next: number, when = '') {
  const slideBefore = await readCurrentSlide(page)
  await advanceClock(page, 2499)
  expect(await readCurrentSlide(page), `slide after 2499 ms ${when}`).toBe(slideBefore)
  await advanceClock(page, 1)
  expect(await readCurrentSlide(page), `slide after 2500 ms ${when}`).toBe(next)
}

/** Expects the same slide after 4 s, in which autoplay would advance once: it shows a slide for 2500 ms. */
async function expectStopped(page: Page, when: string) {
  const slideBefore = await readCurrentSlide(page)
  await advanceClock(page, 4_000)
  expect(await readCurrentSlide(page), when).toBe(slideBefore)
}

// Skips all tests of this file if there is only one slide: it has no controls and no autoplay.
test.skip(slideCount < 2, 'the content has one slide')

test.describe('the carousel', { tag: '@readonly' }, () => {
  test('advances every 2500 ms', proves('home.carousel.autoplay', 'constants.delay'), async ({ page }) => {
    await gotoWithFrozenClock(page, '/')
    expect(await readCurrentSlide(page)).toBe(1)
    for (const step of [1, 2, 3, 4]) {
      await expectNextAfter2500Ms(page, computeSlideAfter(1, step))
      await finishFade(page)
    }
  })

  test('leaves room for the text beside a long title', async ({ page }) => {
    await page.setViewportSize({ width: 1120, height: 800 })
    await gotoHydrated(page, '/')
    await slides(page)
      .first()
      .getByText(items[0]?.title ?? '')
      .evaluate((title) => (title.textContent = 'Chair with a long name '.repeat(3)))
    expect(
      (
        await measureBox(
          slides(page)
            .first()
            .getByText(items[0]?.text ?? ''),
        )
      ).width,
    ).toBeGreaterThan(200)
  })

  test('is no higher than its landscapes need on an upright monitor', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 1920 })
    await gotoHydrated(page, '/')
    const { width, height } = await measureBox(slides(page).first().locator('picture'))
    expect(width / height).toBeGreaterThan(1.5)
  })

  test('shows only the slide of the clicked dot', proves('home.carousel.dots'), async ({ page }) => {
    await gotoWithFrozenClock(page, '/')
    await control(page, formatDotLabel(slideCount)).click()
    await finishFade(page)
    expect(await readCurrentSlide(page)).toBe(slideCount)
    const isOnTop = await slides(page)
      .last()
      .evaluate((last) => {
        const { left, top, width, height } = last.getBoundingClientRect()
        return last.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect(isOnTop).toBe(true)
    const inertFlags = await slides(page).evaluateAll((all) => all.map((each) => each.hasAttribute('inert')))
    expect(inertFlags).toEqual(items.map((_, index) => index < slideCount - 1))
  })

  test('turns with arrows and keys', proves('home.carousel', 'home.carousel.arrows'), async ({ page }) => {
    await gotoWithFrozenClock(page, '/')
    const { next, previous } = slideLabels
    const stepByControl = { [next]: 1, [previous]: -1, ArrowRight: 1, ArrowLeft: -1 }
    let expectedSlide = 1
    for (const [name, step] of Object.entries(stepByControl))
      for (let turn = 0; turn <= slideCount; turn++) {
        if (name.includes('Arrow')) await page.keyboard.press(name)
        else await control(page, name).click()
        await finishFade(page)
        expectedSlide = computeSlideAfter(expectedSlide, step)
        expect(await readCurrentSlide(page), name).toBe(expectedSlide)
      }
  })

  test.describe('on a page translated to Arabic', () => {
    test.use({ allowShift: true })

    test('arrow keys turn to the side to which the arrow icons point', async ({ page }) => {
      await gotoWithFrozenClock(page, '/')
      await page.evaluate(() => void (document.documentElement.dir = 'rtl'))
      await expect(control(page, slideLabels.next).locator('svg'), 'points left').toHaveCSS('scale', '-1 1')
      await expect(control(page, slideLabels.pause).locator('svg'), 'not mirrored').toHaveCSS('scale', 'none')
      await control(page, slideLabels.next).focus()
      await page.keyboard.press('ArrowLeft')
      await finishFade(page)
      expect(await readCurrentSlide(page)).toBe(computeSlideAfter(1))
    })
  })

  test('advances after user input', proves('states.carousel', 'constants.interaction'), async ({ page }) => {
    const interactions: [string, turns: number, interact: () => Promise<void>][] = [
      ['the mouse rests on it', 0, () => carousel(page).hover({ position: { x: 300, y: 200 } })],
      ['a drag', 1, () => drag(page, 'left', { x: 800, y: 250 }, { x: 400, y: 250 })],
      ['a drag back', -1, () => drag(page, 'left', { x: 400, y: 250 }, { x: 800, y: 250 })],
      ['an arrow', 1, () => control(page, slideLabels.next).click()],
      ['an arrow key', 1, () => page.keyboard.press('ArrowRight')],
    ]
    await gotoWithFrozenClock(page, '/')
    let expectedSlide = 1
    for (const [name, turns, interact] of interactions) {
      await interact()
      expectedSlide = computeSlideAfter(expectedSlide, turns)
      expect(await readCurrentSlide(page), name).toBe(expectedSlide)
      if (turns !== 0) await finishFade(page)
      expectedSlide = computeSlideAfter(expectedSlide)
      await expectNextAfter2500Ms(page, expectedSlide, `after ${name}`)
      await finishFade(page)
    }
  })

  test('announces slides only while paused; after play by keyboard it advances, although the button has the focus', async ({
    page,
  }) => {
    await gotoWithFrozenClock(page, '/')
    await expectAriaLive(page, 'off')
    await control(page, slideLabels.pause).click()
    await control(page, slideLabels.next).click()
    await expectStopped(page, 'paused')
    expect(await readCurrentSlide(page)).toBe(2)
    await expectAriaLive(page, 'polite')
    await expect(control(page, slideLabels.play)).not.toHaveAttribute('aria-pressed')
    await expectIcon(control(page, slideLabels.play))
    await control(page, slideLabels.play).press('Enter')
    await expectAriaLive(page, 'off')
    await expectNextAfter2500Ms(page, computeSlideAfter(2))
  })

  test('does not advance while it has the keyboard focus, nor later if it was paused', async ({ page }) => {
    await gotoWithFrozenClock(page, '/')
    await page.getByRole('banner').getByRole('link', { name: labels.translator.label }).focus()
    await page.keyboard.press('Tab')
    await expect(control(page, slideLabels.pause)).toBeFocused()
    await expectStopped(page, 'focus inside')
    // Browsers dispatch this event also when the visitor changes to another window.
    await control(page, slideLabels.pause).dispatchEvent('focusout')
    await expectStopped(page, 'in another window')
    await expectAriaLive(page, 'polite')
    await page.keyboard.press('Shift+Tab')
    await expectNextAfter2500Ms(page, 2)
    for (const key of ['Tab', 'Enter', 'Shift+Tab']) await page.keyboard.press(key)
    await expectStopped(page, 'paused by the keyboard')
  })

  test.describe('outside the viewport', () => {
    // Layout shifts are allowed: web fonts load only when the test advances the frozen clock, thus after the scroll.
    test.use({ allowShift: true })

    test('does not advance until it is in the viewport', async ({ page }) => {
      await gotoWithFrozenClock(page, '/')
      await setScrollTop(page, 2_000)
      await expect(carousel(page)).not.toBeInViewport()
      await expectStopped(page, 'out of view')
      await setScrollTop(page, 0)
      await expect(carousel(page)).toBeInViewport()
      await waitForRender(page)
      await expectNextAfter2500Ms(page, 2)
    })
  })

  test('does not advance in a background tab, also if the tab is hidden during a fade', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
    )
    await gotoWithFrozenClock(page, '/')
    await expectStopped(page, 'opened in the background')
    await setTabHidden(page, false)
    await waitForRender(page)
    await expectNextAfter2500Ms(page, 2)
    await advanceClock(page, 300) // in the middle of the fade
    await setTabHidden(page, true)
    await expectStopped(page, 'hidden during a fade')
    await setTabHidden(page, false)
    await waitForRender(page)
    await expectNextAfter2500Ms(page, computeSlideAfter(2))
    await expect(control(page, slideLabels.pause)).toBeVisible()
  })

  test('is not turned by drags on text, across its edge or with the right button', async ({ page }) => {
    await gotoWithFrozenClock(page, '/')
    const slide = slides(page).first()
    const photographBox = await measureBox(slide.getByRole('img'))
    const slideTextBox = await measureBox(slide.getByText(items[0]?.text ?? '', { exact: true }))
    const headerPoint = { x: 640, y: 4 }
    const photographPoint = { x: photographBox.x + 400, y: photographBox.y + 300 }
    const textPoint = {
      x: slideTextBox.x + slideTextBox.width / 2,
      y: slideTextBox.y + slideTextBox.height / 2,
    }
    await drag(page, 'left', textPoint, { x: textPoint.x - 150, y: textPoint.y })
    expect(await readCurrentSlide(page), 'after selecting text').toBe(1)
    await drag(page, 'left', photographPoint, { x: photographPoint.x - 60, y: photographPoint.y - 200 })
    expect(await readCurrentSlide(page), 'after a drag that is mainly upwards').toBe(1)
    await drag(page, 'left', photographPoint, { x: photographPoint.x - 20, y: photographPoint.y })
    expect(await readCurrentSlide(page), 'after a tap with a tremor').toBe(1)
    await drag(page, 'left', photographPoint, headerPoint)
    // The second drag must not continue the first one, which ended outside the carousel.
    await drag(page, 'left', headerPoint, { x: photographPoint.x - 200, y: photographPoint.y })
    expect(await readCurrentSlide(page), 'after drags across its edge').toBe(1)
    await drag(page, 'right', photographPoint, { x: photographPoint.x - 200, y: photographPoint.y })
    expect(await readCurrentSlide(page), 'after a drag with the right button').toBe(1)
  })

  test('turns by a swipe with one finger, not with two', { tag: '@mobile' }, async ({ page }) => {
    await gotoWithFrozenClock(page, '/')
    await swipeByTouch(page, { x: 300, y: 200 })
    expect(await readCurrentSlide(page)).toBe(2)
    await finishFade(page)
    const slideTextBox = await measureBox(slides(page).nth(1).getByRole('paragraph'))
    await swipeByTouch(page, { x: 300, y: slideTextBox.y + slideTextBox.height / 2 })
    expect(await readCurrentSlide(page), 'after a swipe over the text').toBe(computeSlideAfter(2))
    await swipeByTouch(page, { x: 300, y: 200 }, true)
    expect(await readCurrentSlide(page), 'after a pinch').toBe(computeSlideAfter(2))
  })

  test('lets a finger scroll the page', { tag: '@mobile' }, async ({ page }) => {
    await gotoHydrated(page, '/')
    await dispatchTouches(
      page,
      Array.from({ length: 16 }, (_, step) => [{ x: 200, y: 450 - 20 * step }]),
    )
    await expect.poll(() => readScrollTop(page)).toBeGreaterThan(100)
  })

  test('allows pinch zoom, then one finger pans the page', { tag: '@mobile' }, async ({ page }) => {
    await gotoHydrated(page, '/')
    await control(page, slideLabels.pause).tap()
    await expectPinchAndPan(page)
    expect(await readCurrentSlide(page)).toBe(1)
  })

  test(
    'turns by a swipe also on an iPhone whose Safari enlarges the page',
    { tag: '@mobile' },
    async ({ page }) => {
      await page.addInitScript(() => {
        const { scale } = Object.getOwnPropertyDescriptors(VisualViewport.prototype)
        // Safari counts the zoom of its page menu into the scale.
        Object.defineProperty(VisualViewport.prototype, 'scale', {
          get() {
            return 1.15 * Number(scale.get?.call(this))
          },
        })
      })
      await gotoWithFrozenClock(page, '/')
      await swipeByTouch(page, { x: 300, y: 200 })
      expect(await readCurrentSlide(page)).toBe(2)
    },
  )

  test('under reduced motion does not advance until play', { tag: '@chromium' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await gotoWithFrozenClock(page, '/')
    await expectStopped(page, 'reduced motion')
    await control(page, slideLabels.play).click()
    await expectNextAfter2500Ms(page, 2)
  })
})
