import sharp from 'sharp'
import { formatDotLabel, grievance, home, labels, products } from '../helpers/content.ts'
import { expect, test, type Locator, type Page } from '../helpers/guards.ts'
import {
  gotoHydrated,
  lightboxLinks,
  measureBox,
  phoneViewport,
  setScrollTop,
  mapGuardOptions,
} from '../helpers/pages.ts'
import { openLightbox, openMenu } from '../helpers/states.ts'
import { pressRepeatedly } from '../helpers/tabStops.ts'

// Forced colours (Windows contrast themes) remove backgrounds and shadows. Controls must be visible without them.
test.use({ ...mapGuardOptions, contextOptions: { strictSelectors: true, forcedColors: 'active' } })

const takeGreyScreenshot = async (locator: Locator) => sharp(await locator.screenshot()).greyscale()

/** Expects a visible shape: the element's darkest and brightest pixels differ by more than 100 of 255. */
async function expectVisibleContrast(locator: Locator) {
  const { channels } = await (await takeGreyScreenshot(locator)).stats()
  expect(Math.max(...channels.map(({ min, max }) => max - min)), String(locator)).toBeGreaterThan(100)
}

/** Brightness of the element's centre pixel, 0 to 255. */
async function readCentreBrightness(locator: Locator) {
  const screenshot = await takeGreyScreenshot(locator)
  const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true })
  return data[Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)] ?? NaN
}

const button = (page: Page, name: string) => page.getByRole('button', { name })

test('every control of /contact has an outline when Tab reaches it', async ({ page }) => {
  await gotoHydrated(page, '/contact')
  expect((await pressRepeatedly(page, 'Tab')).faults).toEqual([])
})

test('the controls of the slides are visible, and the dot of the current slide differs', async ({ page }) => {
  test.skip(home.slides.items.length < 2, 'the content has one slide')
  const { pause, previous, next } = labels.slides
  await gotoHydrated(page, '/')
  for (const name of [pause, formatDotLabel(1), formatDotLabel(2), previous, next])
    await expectVisibleContrast(button(page, name))
  await button(page, pause).click()
  await button(page, formatDotLabel(1)).click()
  await page.mouse.move(0, 0)
  const currentBrightness = await readCentreBrightness(button(page, formatDotLabel(1)))
  const otherBrightness = await readCentreBrightness(button(page, formatDotLabel(2)))
  expect(Math.abs(currentBrightness - otherBrightness)).toBeGreaterThan(60)
})

test('a piece on white and its drawing are visible also in a dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await gotoHydrated(page, '/products')
  await expectVisibleContrast(lightboxLinks(page).first().getByRole('img'))
  const drawings = page.getByRole('navigation', { name: products.comparison.heading }).locator('svg:has(use)')
  for (const drawing of await drawings.all()) {
    const forcedColour = await drawing.evaluate((element) => getComputedStyle(element).color)
    await expect(drawing).toHaveCSS('fill', forcedColour)
  }
})

test('the controls of the lightbox are visible', async ({ page }) => {
  await gotoHydrated(page, '/products')
  await openLightbox(page)
  for (const name of [labels.frame.closeDialog, labels.lightbox.previous, labels.lightbox.next])
    await expectVisibleContrast(button(page, name))
})

test('fields and their button are visible, and an invalid field looks different', async ({ page }) => {
  await gotoHydrated(page, '/grievance')
  const field = page.getByLabel(grievance.form.fields.aadharNo.label)
  const submitButton = button(page, grievance.form.submit)
  for (const control of [field, submitButton]) await expectVisibleContrast(control)
  const readBorderWidth = () => field.evaluate((field) => getComputedStyle(field).borderTopWidth)
  const validBorderWidth = await readBorderWidth()
  await submitButton.click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await readBorderWidth()).not.toBe(validBorderWidth)
})

test('the bars of the menu button on a phone are visible, closed and open', async ({ page }) => {
  await page.setViewportSize(phoneViewport)
  await gotoHydrated(page, '/')
  await expectVisibleContrast(button(page, labels.frame.openMenu))
  await openMenu(page)
  await expectVisibleContrast(button(page, labels.frame.closeMenu))
})

test('the header has a lower edge when the page has scrolled', async ({ page }) => {
  await gotoHydrated(page, '/about')
  await setScrollTop(page, 600)
  const { y, height } = await measureBox(page.getByRole('banner'))
  const clip = { x: 2, y: y + height - 4, width: 1, height: 4 }
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats()
  expect((channels[0]?.max ?? 0) - (channels[0]?.min ?? 0)).toBeGreaterThan(100)
})
