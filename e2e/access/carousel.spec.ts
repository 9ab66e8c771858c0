import type { Page } from '@playwright/test'
import { expectNames } from './each.ts'
import { slideShow } from './states.ts'
import { expect, goto, gotoFrozen, test } from '../fixtures.ts'

// The carousel pattern of the ARIA Authoring Practices. The clock is frozen: its autoplay does nothing by itself.

const carousel = (page: Page) => page.getByRole('region', { name: 'Rooms by the firm' })
const slides = (page: Page) => carousel(page).getByRole('group', { name: /^\d of 3$/, includeHidden: true })
const slide = (page: Page, name: string) => carousel(page).getByRole('group', { name, exact: true })
/** The element that announces its changes. */
const live = (page: Page) => carousel(page).locator('[aria-live]')

/** Opens the home page with a frozen clock, and the slide show under way. */
async function gotoMoving(page: Page) {
  await gotoFrozen(page, '/')
  await slideShow(page)
}

test('the carousel is a region that says what it is', async ({ page }) => {
  await gotoMoving(page)
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel')
})

test('its slides are groups, "n of 3", that say what they are', async ({ page }) => {
  await gotoMoving(page)
  const all = await slides(page).evaluateAll((slides) =>
    slides.map(
      (slide) => `${slide.getAttribute('aria-roledescription')} ${slide.getAttribute('aria-label')}`,
    ),
  )
  expect(all).toEqual(['slide 1 of 3', 'slide 2 of 3', 'slide 3 of 3'])
})

test('only the slide that is seen is offered to assistive technology', async ({ page }) => {
  await gotoMoving(page)
  expect(await slides(page).evaluateAll((all) => all.map((slide) => slide.hasAttribute('inert')))).toEqual([
    false,
    true,
    true,
  ])
})

test('while the photographs cross, their words are there or not, but never faint', async ({ page }) => {
  await goto(page, '/')
  await slideShow(page)
  const faint = await carousel(page)
    .getByRole('button', { name: 'Next slide' })
    .evaluate(async (next: HTMLButtonElement) => {
      const words = Array.from(document.querySelectorAll('[aria-roledescription=slide] p > *'))
      const faint = new Set<string>()
      const crossing = () =>
        document
          .getAnimations()
          .some(({ effect }) => next.closest('section')?.contains((effect as KeyframeEffect).target))
      next.click()
      for (let frames = 0; frames < 3 || crossing(); frames++) {
        await new Promise(requestAnimationFrame)
        for (const word of words) {
          if (!word.checkVisibility({ visibilityProperty: true })) continue
          for (let box: Element | null = word; box; box = box.parentElement)
            if (Number(getComputedStyle(box).opacity) < 1) faint.add(word.textContent)
        }
      }
      return [...faint]
    })
  expect(faint).toEqual([])
  await expect(slide(page, '2 of 3').getByText('Beds, in oak')).toBeVisible()
})

test('the pause button comes first among its controls', async ({ page }) => {
  await gotoMoving(page)
  await expectNames(carousel(page).getByRole('button'), [
    'Pause slide show',
    'Slide 1',
    'Slide 2',
    'Slide 3',
    'Previous slide',
    'Next slide',
  ])
})

test('the pause button is renamed by what it does, and is no toggle besides', async ({ page }) => {
  await gotoMoving(page)
  await carousel(page).getByRole('button', { name: 'Pause slide show' }).click()
  const play = carousel(page).getByRole('button', { name: 'Start slide show' })
  await expect(play).toBeVisible()
  await expect(play).not.toHaveAttribute('aria-pressed')
})

test('the slide choosers are a named group and the current one says so', async ({ page }) => {
  await gotoMoving(page)
  const choosers = carousel(page).getByRole('group', { name: 'Choose a slide' }).getByRole('button')
  await choosers.nth(1).click()
  const current = await choosers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-current')))
  expect(current).toEqual([null, 'true', null])
})

test('while the slides move, their changes are not announced', async ({ page }) => {
  await gotoMoving(page)
  await expect(live(page)).toHaveAttribute('aria-live', 'off')
})

test('once the visitor has paused them, their changes are announced', async ({ page }) => {
  await gotoMoving(page)
  await carousel(page).getByRole('button', { name: 'Pause slide show' }).click()
  await expect(live(page)).toHaveAttribute('aria-live', 'polite')
})

test('once the keyboard focus is inside, their changes are announced', async ({ page }) => {
  await gotoMoving(page)
  await page.keyboard.press('Tab')
  await carousel(page).getByRole('button', { name: 'Next slide' }).focus()
  await expect(live(page)).toHaveAttribute('aria-live', 'polite')
})

test('the slides move by themselves', async ({ page }) => {
  await gotoMoving(page)
  await page.clock.runFor(2_500)
  await expect(slide(page, '2 of 3')).not.toHaveAttribute('inert')
})

test('the slides stand still while the keyboard focus is inside', async ({ page }) => {
  await gotoMoving(page)
  await page.keyboard.press('Tab')
  await carousel(page).getByRole('button', { name: 'Slide 1' }).focus()
  await expect(live(page)).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(20_000)
  await expect(slide(page, '1 of 3')).not.toHaveAttribute('inert')
})

test('the slides stand still after the visitor has paused them', async ({ page }) => {
  await gotoMoving(page)
  await carousel(page).getByRole('button', { name: 'Pause slide show' }).click()
  await page.clock.runFor(20_000)
  await expect(slide(page, '1 of 3')).not.toHaveAttribute('inert')
})

test('the controls of the carousel are at least 24 px wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await gotoMoving(page)
  const boxes = await carousel(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()))
  expect(boxes.map(({ width, height }) => Math.min(width, height) >= 24)).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
  ])
})

test('with reduced motion the slide show starts paused', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await gotoFrozen(page, '/')
  await expect(carousel(page).getByRole('button', { name: 'Start slide show' })).toBeVisible()
  await expect(live(page)).toHaveAttribute('aria-live', 'polite')
})

test('the marquee is one picture to assistive technology, however many copies move', async ({ page }) => {
  await goto(page, '/about')
  const region = page.getByRole('region', { name: 'Certifications' })
  await expectNames(region.getByRole('img'), ['House mark: growth rings crossed by a bar of iron'])
})

test('the marquee stands once the visitor has paused it', async ({ page }) => {
  await goto(page, '/about')
  const region = page.getByRole('region', { name: 'Certifications' })
  await region.getByRole('button', { name: 'Pause moving marks' }).click()
  await expect(region.getByRole('button', { name: 'Move marks' })).toBeVisible()
  const running = () =>
    region.evaluate(
      (region) =>
        region.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    )
  await expect.poll(running).toBe(0)
})

test('counters are named with their final numbers while they count', async ({ page }) => {
  await gotoMoving(page)
  const numbers = page.getByRole('region', { name: 'The firm in numbers' }).getByRole('img')
  await expect(numbers.first()).toHaveText('0')
  await expectNames(numbers, ['2500+', '2', '150+', '1600+', '21+', '15+'])
})

test('counters are in no live region', async ({ page }) => {
  await gotoMoving(page)
  const region = page.getByRole('region', { name: 'The firm in numbers' })
  await expect(region.locator('[aria-live], [role=status], [role=timer], output')).toHaveCount(0)
})
