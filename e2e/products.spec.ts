import type { Page } from '@playwright/test'
import { expect, goto, test } from './fixtures.ts'
import { proves } from './specification.ts'

const photographs = (page: Page) => page.getByRole('main').getByRole('link', { name: /^View large: / })
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photograph' })

/** Opens the lightbox with the photograph of that number. */
async function open(page: Page, number: number) {
  await goto(page, '/products')
  await photographs(page)
    .nth(number - 1)
    .click()
  await expectPhotograph(page, number)
}

/** Expects that photograph in the lightbox, by its position and by the picture itself. */
async function expectPhotograph(page: Page, number: number) {
  await expect(lightbox(page).getByText(`${number} / 10`, { exact: true })).toBeVisible()
  const alt = await photographs(page)
    .nth(number - 1)
    .locator('picture img')
    .getAttribute('alt')
  await expect(lightbox(page).locator('picture img')).toHaveAttribute('alt', alt ?? 'none')
}

test.describe('the products page', { tag: '@readonly' }, () => {
  test(
    'shows ten different photographs under its heading, and loads each',
    {
      tag: proves('products.heading', 'products.gallery', 'constants.gallery', 'firm.visitors'),
    },
    async ({ page }) => {
      await goto(page, '/products')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products')
      await expect(photographs(page)).toHaveCount(10)
      const sources = new Set<string>()
      for (const picture of await photographs(page).locator('picture img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
          .toBe(true)
        sources.add(await picture.evaluate((image: HTMLImageElement) => image.src))
      }
      expect(sources.size).toBe(10)
    },
  )
})

test.describe('the lightbox', { tag: '@readonly' }, () => {
  test('turns by its buttons, round the ends', async ({ page }) => {
    await open(page, 10)
    await lightbox(page).getByRole('button', { name: 'Next photograph' }).click()
    await expectPhotograph(page, 1)
    await lightbox(page).getByRole('button', { name: 'Next photograph' }).click()
    await expectPhotograph(page, 2)
    await lightbox(page).getByRole('button', { name: 'Previous photograph' }).click()
    await lightbox(page).getByRole('button', { name: 'Previous photograph' }).click()
    await expectPhotograph(page, 10)
  })

  test('turns by the arrow keys, round the ends', async ({ page }) => {
    await open(page, 1)
    await page.keyboard.press('ArrowLeft')
    await expectPhotograph(page, 10)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expectPhotograph(page, 2)
  })

  test('turns by a swipe to either side, but not when the finger hardly moves', async ({ page }) => {
    await open(page, 1)
    await swipe(page, -120)
    await expectPhotograph(page, 2)
    await swipe(page, -20)
    await expectPhotograph(page, 2)
    await swipe(page, 20)
    await expectPhotograph(page, 2)
    await swipe(page, 120)
    await expectPhotograph(page, 1)
    await expect(page).toHaveURL('/products')
  })

  test('turns by a finger on a small screen', { tag: '@mobile' }, async ({ page }) => {
    await open(page, 3)
    await touchSwipe(page, -150)
    await expectPhotograph(page, 4)
  })
})

/** Where a finger starts on the large photograph. */
async function middle(page: Page) {
  const box = await lightbox(page)
    .getByRole('button', { name: /^Full size: / })
    .boundingBox()
  if (!box) throw new Error('the lightbox is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 }
}

async function swipe(page: Page, distance: number) {
  const { x, y } = await middle(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 4 })
  await page.mouse.up()
}

/** A real touch, by the protocol: Playwright's touchscreen only taps. */
async function touchSwipe(page: Page, distance: number) {
  const { x, y } = await middle(page)
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: moved === undefined ? [] : [{ x: x + moved, y }],
    })
  await send('touchStart', 0)
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', distance * part)
  await send('touchEnd')
}
