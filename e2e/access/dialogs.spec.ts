import type { Locator } from '@playwright/test'
import { labels, products, findRoute } from '../content.ts'
import { expect, goto, heading, test, footerLink } from '../fixtures.ts'
import { pageGuardOptions, openLightbox } from './states.ts'
import { listStopNames, pressRepeatedly } from './walk.ts'

test.use(pageGuardOptions)

/** Finds out which of the controls can be focused; returns their texts. */
const findFocusable = (controls: Locator) =>
  controls.evaluateAll((controls) =>
    controls
      .filter((control) => {
        if (control instanceof HTMLElement) control.focus()
        return document.activeElement === control
      })
      .map(({ textContent }) => textContent),
  )

// The lightbox stands for all dialogs: Dialog.tsx renders the film's, too.
const name = labels.lightbox.label
const opener = `${labels.lightbox.open}: ${products.pieces[0]?.name}.`

test('the lightbox opens with the focus on its close button, and the page behind is inert', async ({
  page,
}) => {
  await goto(page, '/products')
  await page.getByRole('link', { name: opener }).press('Enter')
  await expect(
    page.getByRole('dialog', { name }).getByRole('button', { name: labels.frame.closeDialog }),
  ).toBeFocused()
  expect(await findFocusable(page.locator('body > #root :is(a, button):not(dialog *)'))).toEqual([])
})

for (const [way, key] of [
  ['Escape', 'Escape'],
  ['its close button', 'Enter'],
] as const)
  test(`${way} closes the lightbox and returns the focus to the control that opened it`, async ({ page }) => {
    await goto(page, '/products')
    await page.getByRole('link', { name: opener }).press('Enter')
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name })).toHaveCount(0)
    await expect(page.getByRole('link', { name: opener })).toBeFocused()
  })

test('the page behind the lightbox does not scroll by wheel or keys', async ({ page }) => {
  await goto(page, '/products')
  const readScrollTop = () => page.evaluate(() => scrollY)
  await page.getByRole('link', { name: opener }).scrollIntoViewIfNeeded()
  const before = await readScrollTop()
  await page.getByRole('link', { name: opener }).press('Enter')
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, 900)
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key)
  await page.getByRole('dialog', { name }).getByRole('button', { name: labels.frame.closeDialog }).focus()
  await page.keyboard.press('PageDown')
  await page.evaluate(async () => {
    // If the wheel scrolled the page behind, smooth scrolling would show that only after some frames.
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
  expect(await readScrollTop()).toBe(before)
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 300)
  await expect.poll(readScrollTop).toBeGreaterThan(before)
})

test('the page behind the lightbox does not scroll by touch', { tag: '@mobile' }, async ({ page }) => {
  await goto(page, '/products')
  await page.getByRole('link', { name: opener }).tap()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  const cdpSession = await page.context().newCDPSession(page)
  await cdpSession.send('Input.synthesizeScrollGesture', { x: 200, y: 700, yDistance: -500 })
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('Back works while the lightbox is open, and the previous page scrolls', async ({ page }) => {
  await goto(page, '/about')
  await footerLink(page, '/products').press('Enter')
  await expect(heading(page)).toBeFocused()
  await openLightbox(page)
  await page.goBack()
  await expect(heading(page)).toHaveText(findRoute('/about').heading)
  await expect(heading(page)).toBeFocused()
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

// Not in Firefox, where the Tab key leads from every modal dialog to the browser's own controls.
test('the Tab key stays in the lightbox', { tag: '@chromium' }, async ({ page }) => {
  await goto(page, '/products')
  await openLightbox(page)
  const tabStops = [
    ...listStopNames(await pressRepeatedly(page, 'Tab', 5)),
    ...listStopNames(await pressRepeatedly(page, 'Shift+Tab', 5)),
  ]
  const { fullSize, next, previous } = labels.lightbox
  expect(new Set(tabStops.map((stop) => stop.split(':')[0]))).toEqual(
    new Set([
      `button "${labels.frame.closeDialog}"`,
      `button "${fullSize}`,
      `button "${next}"`,
      `button "${previous}"`,
    ]),
  )
})
