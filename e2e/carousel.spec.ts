import type { Page } from '@playwright/test'
import { home, labels } from './content.ts'
import { expect, goto, gotoFrozen, pass, reducedMotion, rendered, scrollTo, test, touch } from './fixtures.ts'
import { proves } from './specification.ts'

const { slides: words } = labels
const { items, label } = home.slides
const count = items.length
/** The slide `steps` after `slide`, wrapping from last to first. */
const after = (slide: number, steps = 1) => ((slide - 1 + steps + count) % count) + 1

const carousel = (page: Page) => page.getByRole('region', { name: label })
const control = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true })
const dot = (page: Page, number: number) => control(page, words.dot.replace('{number}', String(number)))

const isSlide = `[aria-roledescription="${labels.slides.slideRoleDescription}"]`
const slides = (page: Page) => carousel(page).locator(isSlide)

/** The number of the current slide, according to its dot. */
const slide = (page: Page) =>
  carousel(page)
    .getByRole('group', { name: words.dots })
    .getByRole('button')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1)

/** Runs the clock to the end of a cross-fade. */
const fade = (page: Page) => pass(page, 600)

/** Opens the home page with a frozen clock, at the start of the slide show. */
async function open(page: Page) {
  await gotoFrozen(page, '/')
  expect(await slide(page)).toBe(1)
}

/** Expects the current slide for 2499 ms, and `next` one millisecond later. */
async function expectNextAfter2500(page: Page, next: number) {
  const before = await slide(page)
  await pass(page, 2499)
  expect(await slide(page), 'slide after 2499 ms').toBe(before)
  await pass(page, 1)
  expect(await slide(page), 'slide after 2500 ms').toBe(next)
}

// A single slide has no controls and no autoplay.
test.skip(count < 2, 'the content has one slide')

test.describe('the carousel', { tag: '@readonly' }, () => {
  test(
    'moves on by itself after 2500 ms, not earlier, again and again',
    proves('home.carousel.autoplay', 'constants.delay', 'states.carousel'),
    async ({ page }) => {
      await open(page)
      for (const next of [1, 2, 3, 4].map((step) => after(1, step))) {
        await expectNextAfter2500(page, next)
        await fade(page)
      }
    },
  )

  test('shows the slide of the dot, and no other', proves('home.carousel.dots'), async ({ page }) => {
    await open(page)
    await dot(page, count).click()
    await fade(page)
    expect(await slide(page)).toBe(count)
    // The last slide must be topmost in the middle of the strip.
    const isOnTop = await slides(page)
      .last()
      .evaluate((last) => {
        const { left, top, width, height } = last.getBoundingClientRect()
        return last.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect(isOnTop).toBe(true)
    const inert = await slides(page).evaluateAll((all) => all.map((each) => each.hasAttribute('inert')))
    expect(inert).toEqual(items.map((_, index) => index < count - 1))
  })

  test(
    'turns back and forth by its arrows, round the ends',
    proves('home.carousel', 'home.carousel.arrows'),
    async ({ page }) => {
      await open(page)
      let shown = 1
      for (const [name, step] of [
        ...items.map(() => [words.next, 1] as const),
        [words.previous, -1] as const,
      ]) {
        await control(page, name).click()
        await fade(page)
        shown = after(shown, step)
        expect(await slide(page)).toBe(shown)
      }
    },
  )

  const interactions: [string, number, (page: Page) => Promise<void>][] = [
    [
      'a drag',
      after(1),
      async (page) => {
        await drag(page, -400)
        await fade(page)
      },
    ],
    [
      'an arrow and an arrow key',
      after(1, 2),
      async (page) => {
        await control(page, words.next).click()
        await fade(page)
        await page.keyboard.press('ArrowRight')
        await fade(page)
      },
    ],
    ['the mouse has come to rest on it', 1, (page) => carousel(page).hover({ position: { x: 300, y: 200 } })],
  ]
  for (const [name, shown, interact] of interactions)
    test(`goes on after ${name}`, proves('states.carousel', 'constants.interaction'), async ({ page }) => {
      await open(page)
      await interact(page)
      expect(await slide(page)).toBe(shown)
      await expectNextAfter2500(page, after(shown))
      await fade(page)
      await expectNextAfter2500(page, after(shown, 2))
    })

  test('stands while it is paused, at the slide that is chosen, and goes on when it is started', async ({
    page,
  }) => {
    await open(page)
    await control(page, words.pause).click()
    await control(page, words.next).click()
    await pass(page, 5_000) // not a full round, which would end at the same slide
    expect(await slide(page)).toBe(2)
    await expect(control(page, words.play)).not.toHaveAttribute('aria-pressed')
    await control(page, words.play).click()
    await expectNextAfter2500(page, after(2))
  })

  test('stands while the keyboard focus is inside and goes on when it has left', async ({ page }) => {
    await open(page)
    await page.getByRole('banner').getByRole('link', { name: labels.translator.label }).focus()
    await page.keyboard.press('Tab')
    await expect(control(page, words.pause)).toBeFocused()
    await pass(page, 5_000) // not a full round, which would end at the same slide
    expect(await slide(page)).toBe(1)
    await page.keyboard.press('Shift+Tab')
    await expectNextAfter2500(page, 2)
  })

  test('stays where the visitor paused it when the keyboard focus has left', async ({ page }) => {
    await open(page)
    await page.getByRole('banner').getByRole('link', { name: labels.translator.label }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await pass(page, 5_000) // not a full round, which would end at the same slide
    expect(await slide(page)).toBe(1)
  })

  test('turns by the arrow keys to their sides', async ({ page }) => {
    await open(page)
    await control(page, words.next).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await slide(page)).toBe(count)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await slide(page)).toBe(2)
  })

  test('stands while it is scrolled out of view and goes on when it is seen', async ({ page }) => {
    await open(page)
    await scrollTo(page, 2_000)
    await expect(carousel(page)).not.toBeInViewport()
    await pass(page, 5_000) // not a full round, which would end at the same slide
    expect(await slide(page)).toBe(1)
    await scrollTo(page, 0)
    await expect(carousel(page)).toBeInViewport()
    await rendered(page)
    await expectNextAfter2500(page, 2)
  })

  test('stands in a hidden tab and goes on when the tab is seen, also when it was hidden during a fade', async ({
    page,
  }) => {
    const hide = (hidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await open(page)
    await dot(page, count - 1).click()
    await fade(page)
    await pass(page, 2500)
    expect(await slide(page)).toBe(count)
    await pass(page, 300) // in the middle of the fade
    await hide(true)
    await pass(page, 5_000) // not a full round, which would end at the same slide
    expect(await slide(page)).toBe(count)
    await hide(false)
    await rendered(page)
    await expectNextAfter2500(page, 1)
    await expect(control(page, words.pause)).toBeVisible()
  })

  test('is announced only while it stands, by choice or for the keyboard', async ({ page }) => {
    await open(page)
    const region = carousel(page).locator('[aria-live]')
    await expect(region).toHaveAttribute('aria-live', 'off')
    await control(page, words.pause).click()
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await control(page, words.play).click()
    await expect(region).toHaveAttribute('aria-live', 'off')
    await page.keyboard.press('Tab')
    await expect(region).toHaveAttribute('aria-live', 'polite')
  })

  test('crosses its photographs, never through its ground, while its captions are there or not', async ({
    page,
  }) => {
    await goto(page, '/')
    const faults = await control(page, words.next).evaluate(async (next: HTMLButtonElement, isSlide) => {
      const slides = Array.from(document.querySelectorAll<HTMLElement>(isSlide))
      const captions = slides.flatMap((slide) => [...slide.querySelectorAll('p > *')])
      const faults = new Set<string>()
      const isCrossing = () => slides.some((slide) => slide.getAnimations().length > 0)
      next.click()
      for (let frames = 0; frames < 3 || isCrossing(); frames++) {
        await new Promise(requestAnimationFrame)
        if (!slides.some((slide) => getComputedStyle(slide).opacity === '1')) faults.add('no slide is opaque')
        for (const caption of captions) {
          if (!caption.checkVisibility({ visibilityProperty: true })) continue
          // No visible caption may be translucent: the next slide covers the caption below and is opaque from the start.
          for (let box: Element | null = caption; box; box = box.parentElement)
            if (Number(getComputedStyle(box).opacity) < 1) faults.add(`faint: ${caption.textContent}`)
        }
      }
      return [...faults]
    }, isSlide)
    expect(faults).toEqual([])
    await expect(
      slides(page)
        .nth(1)
        .getByText(items[1]?.title ?? ''),
    ).toBeVisible()
  })

  test('turns by a finger, but not while a second finger is on it', { tag: '@mobile' }, async ({ page }) => {
    await open(page)
    await touch(page, [[{ x: 300, y: 200 }], [{ x: 200, y: 200 }], [{ x: 100, y: 200 }]])
    expect(await slide(page)).toBe(2)
    await touch(page, [
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
    expect(await slide(page)).toBe(2)
  })

  test(
    'can be zoomed into, and a finger then moves the zoomed part',
    { tag: '@mobile' },
    async ({ page }) => {
      await goto(page, '/')
      await control(page, words.pause).tap()
      const session = await page.context().newCDPSession(page)
      await session.send('Input.synthesizePinchGesture', { x: 200, y: 250, scaleFactor: 2 })
      const scale = () => page.evaluate(() => visualViewport?.scale)
      await expect.poll(scale).toBeGreaterThan(1.5)
      const before = await page.evaluate(() => visualViewport?.offsetLeft ?? 0)
      await session.send('Input.synthesizeScrollGesture', { x: 150, y: 150, xDistance: -100, yDistance: 0 })
      await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft ?? 0)).toBeGreaterThan(before)
      expect(await slide(page)).toBe(1)
    },
  )
})

test.describe('the carousel under reduced motion', { tag: ['@chromium', '@readonly'] }, () => {
  test.use(reducedMotion)

  test('stands until the visitor starts it', async ({ page }) => {
    await gotoFrozen(page, '/')
    await pass(page, 5_000) // not a full round, which would end at the same slide
    expect(await slide(page)).toBe(1)
    await control(page, words.play).click()
    await expectNextAfter2500(page, 2)
  })

  test('turns at once by its arrows', async ({ page }) => {
    await gotoFrozen(page, '/')
    const fades = await control(page, words.next).evaluate((next: HTMLButtonElement) => {
      // Finish the transitions that the start of the slide show began.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
      next.click()
      return document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter(
          (effect) =>
            effect instanceof KeyframeEffect && effect.target?.matches('[aria-roledescription=slide]'),
        )
        .map((effect) => Number(effect?.getComputedTiming().duration))
        .filter((duration) => duration > 1)
    })
    expect(fades).toEqual([])
    expect(await slide(page)).toBe(2)
  })
})

/** Drags the strip sideways with the mouse. */
async function drag(page: Page, distance: number) {
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
