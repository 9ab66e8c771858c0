import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { dotLabel, grievance, home, labels } from '../content.ts'
import { expect, goto, test } from '../fixtures.ts'
import { pageGuardOptions, openLightbox, openMenu, phoneViewport } from './states.ts'
import { faultsOf, pressRepeatedly } from './walk.ts'

// With forced colours (Windows contrast themes), browsers remove backgrounds and shadows, and keep borders and outlines.
test.use({ ...pageGuardOptions, contextOptions: { strictSelectors: true, forcedColors: 'active' } })

/** Brightness difference between the darkest and the brightest pixel of the element, 0 to 255. */
async function brightnessRange(locator: Locator) {
  const { channels } = await sharp(await locator.screenshot())
    .greyscale()
    .stats()
  return Math.max(...channels.map(({ min, max }) => max - min))
}

/** Brightness of the element's centre pixel, 0 to 255. */
async function centreBrightness(locator: Locator) {
  const { data, info } = await sharp(await locator.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data[Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)] ?? NaN
}

test('the focused control of /contact has an outline', async ({ page }) => {
  await goto(page, '/contact')
  expect(faultsOf(await pressRepeatedly(page, 'Tab'))).toEqual([])
})

const { frame, lightbox, slides } = labels
const hasSeveralSlides = home.slides.items.length > 1
const controlCases: [path: string, controls: string[], open?: (page: Page) => Promise<void>][] = [
  ...(hasSeveralSlides
    ? [['/', [slides.pause, dotLabel(1), dotLabel(2), slides.previous, slides.next]] as [string, string[]]]
    : []),
  ['/products', [frame.closeDialog, lightbox.previous, lightbox.next], openLightbox],
  ['/grievance', [grievance.form.submit]],
]
for (const [path, names, open] of controlCases)
  test(`controls of ${path} are visible: ${names.join(', ')}`, async ({ page }) => {
    await goto(page, path)
    await open?.(page)
    for (const name of names)
      expect(await brightnessRange(page.getByRole('button', { name })), name).toBeGreaterThan(100)
  })

test('the dot of the current slide differs from the others', async ({ page }) => {
  test.skip(!hasSeveralSlides, 'the content has one slide')
  await goto(page, '/')
  await page.getByRole('button', { name: slides.pause }).click()
  await page.getByRole('button', { name: dotLabel(1) }).click()
  await page.mouse.move(0, 0)
  const [current, other] = [
    await centreBrightness(page.getByRole('button', { name: dotLabel(1) })),
    await centreBrightness(page.getByRole('button', { name: dotLabel(2) })),
  ]
  expect(Math.abs(current - other)).toBeGreaterThan(60)
})

test('fields have visible borders, and an invalid field looks different', async ({ page }) => {
  await goto(page, '/grievance')
  const field = page.getByLabel(grievance.form.fields.aadharNo.label)
  expect(await brightnessRange(field)).toBeGreaterThan(100)
  const readBorderWidth = () => field.evaluate((field) => getComputedStyle(field).borderTopWidth)
  const valid = await readBorderWidth()
  await page.getByRole('button', { name: grievance.form.submit }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await readBorderWidth()).not.toBe(valid)
})

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport })

  test('the bars of the menu button are visible, closed and open', async ({ page }) => {
    await goto(page, '/')
    expect(await brightnessRange(page.getByRole('button', { name: labels.frame.openMenu }))).toBeGreaterThan(
      100,
    )
    await openMenu(page)
    expect(await brightnessRange(page.getByRole('button', { name: labels.frame.closeMenu }))).toBeGreaterThan(
      100,
    )
  })
})
