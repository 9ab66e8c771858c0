import { fillTemplate } from '../src/lib/fillTemplate.ts'
import { content, labels, findPiece, products } from './helpers/content.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import {
  measureBox,
  expectIcon,
  expectNewTab,
  gotoHydrated,
  lightboxLinks,
  phoneViewport,
} from './helpers/pages.ts'
import { dispatchTouches, drag, swipeByTouch } from './helpers/pointer.ts'
import { holdRequests } from './helpers/requests.ts'
import { loadShownPhotographs } from './helpers/shownPhotographs.ts'

const { lightbox } = labels
const { pieces } = products
const pieceCount = pieces.length
/** The number of a piece that has others before and after it. With three pieces or fewer: the last number. */
const middleNumber = Math.min(3, pieceCount)
const dialog = (page: Page) => page.getByRole('dialog', { name: lightbox.label })
const photograph = (page: Page) => dialog(page).getByRole('button', { name: `${lightbox.fullSize}: ` })
const pieceName = (page: Page, number: number) =>
  dialog(page).getByText(findPiece(number).name, { exact: true })
const nextButton = (page: Page) => dialog(page).getByRole('button', { name: lightbox.next })
const previousButton = (page: Page) => dialog(page).getByRole('button', { name: lightbox.previous })
const closeButton = (page: Page) => dialog(page).getByRole('button', { name: labels.frame.closeDialog })
const expectFullSize = (page: Page, isFullSize = true) =>
  expect(photograph(page)).toHaveAttribute('aria-pressed', String(isFullSize))
/** The text with the number of the photograph, such as "3 / 10". */
const formatPosition = (number: number) => fillTemplate(lightbox.position, { number, count: pieceCount })

/** Finds the point of the photograph that is in the centre of the viewport: x and y from 0 (left, top) to 1. */
async function readCentredPoint(page: Page) {
  const box = await measureBox(photograph(page))
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return { x: (width / 2 - box.x) / box.width, y: (height / 2 - box.y) / box.height }
}

const expectCentred = (page: Page, point: { x: number; y: number }) =>
  expect(async () => {
    const { x, y } = await readCentredPoint(page)
    expect(x).toBeCloseTo(point.x, 1)
    expect(y).toBeCloseTo(point.y, 1)
  }).toPass({ timeout: 5_000 })

async function openPhotograph(page: Page, number: number) {
  await gotoHydrated(page, '/products')
  await lightboxLinks(page)
    .nth(number - 1)
    .click()
  await expectPhotograph(page, number)
}

async function findSwipeStart(page: Page) {
  const box = await measureBox(photograph(page))
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 }
}

async function openFullSize(page: Page) {
  await openPhotograph(page, middleNumber)
  await photograph(page).click()
  await expectFullSize(page)
}

async function expectPhotograph(page: Page, number: number) {
  await expect(dialog(page).getByText(formatPosition(number), { exact: true })).toBeVisible()
  const { alt } = content.photographs.photographs[findPiece(number).photograph] ?? {}
  await expect(dialog(page).locator('picture img')).toHaveAttribute('alt', alt ?? 'none')
}

test.describe('the lightbox', { tag: '@readonly' }, () => {
  // Layout shifts are allowed: browsers ignore them for 500 ms after an action, but on a busy machine they may come later.
  test.use({ allowShift: true })

  for (const width of [390, 1440])
    test(`shows each photograph uncropped and as large as fits, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 870 })
      await gotoHydrated(page, '/products')
      const galleryPhotographs = await loadShownPhotographs(page, 'main')
      await lightboxLinks(page).first().click()
      for (let number = 1; number <= middleNumber; number++) {
        await expectPhotograph(page, number)
        const { name } = findPiece(number)
        const [large] = await loadShownPhotographs(page, 'dialog')
        for (const axis of [large?.x, large?.y]) {
          expect(axis?.begin, name).toBeCloseTo(0, 2)
          expect(axis?.end, name).toBeCloseTo(1, 2)
        }
        expect(large?.drawnWidth, name).toBeGreaterThan(
          0.85 * (galleryPhotographs[number - 1]?.drawnWidth ?? NaN),
        )
        const [box, text] = [await measureBox(photograph(page)), await measureBox(pieceName(page, number))]
        // The text is below the photograph on phones, else beside it.
        const gap = width < 700 ? text.y - box.y - box.height : text.x - box.x - box.width
        expect(gap, name).toBeGreaterThanOrEqual(0)
        await page.setViewportSize({ width, height: 600 })
        await expect(nextButton(page)).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width, height: 870 })
        await page.keyboard.press('ArrowRight')
      }
    })

  test('shows at full size the largest file at the clicked point, also on a page in Arabic', async ({
    page,
  }) => {
    const clickedPoint = { x: 0.3, y: 0.6 }
    await page.setViewportSize(phoneViewport)
    await openPhotograph(page, middleNumber)
    await page.evaluate(() => (document.dir = 'rtl'))
    const { width, height } = await measureBox(photograph(page))
    await photograph(page).click({ position: { x: width * clickedPoint.x, y: height * clickedPoint.y } })
    await expectFullSize(page)
    expect((await measureBox(photograph(page))).width).toBeGreaterThan(1.3 * width)
    await expectCentred(page, clickedPoint)
    const srcset = await photograph(page).locator('source').getAttribute('srcset')
    await expect(photograph(page).locator('img').last()).toHaveJSProperty(
      'currentSrc',
      new URL(srcset?.split(', ').at(-1)?.split(' ')[0] ?? '', page.url()).href,
    )
    await page.keyboard.press('Escape') // leaves full size
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('html'), 'set by a translator').toHaveAttribute('dir', 'rtl')
  })

  test('leaves full size on a click or Escape, and closes from full size by its button', async ({ page }) => {
    await openFullSize(page)
    await photograph(page).click()
    await expectFullSize(page, false)
    for (let press = 1; press <= 4; press++) {
      await photograph(page).click()
      await page.keyboard.press('Escape')
      await expectFullSize(page, false)
    }
    await photograph(page).click()
    // Dispatches the event of Android's Back gesture. Returns whether the browser would then close the dialog.
    const dispatchCancel = () =>
      dialog(page).evaluate((element) => element.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(await dispatchCancel()).toBe(false)
    await expectFullSize(page, false)
    expect(await dispatchCancel()).toBe(true)
    await photograph(page).click()
    await closeButton(page).click() // fails if the photograph covers it
    await expect(dialog(page)).toBeHidden()
  })

  test('shows the full size on a click of an unsteady hand', async ({ page }) => {
    await openPhotograph(page, middleNumber)
    const { x, y, width, height } = await measureBox(photograph(page))
    const point = { x: x + width / 2, y: y + height / 2 }
    await drag(page, 'left', point, { x: point.x + 15, y: point.y - 10 })
    await expectFullSize(page)
  })

  test('does not move at full size when a pinch begins', { tag: '@mobile' }, async ({ page }) => {
    await openFullSize(page)
    const readScroll = () =>
      photograph(page).evaluate(({ parentElement: view }) => [view?.scrollLeft, view?.scrollTop])
    const scrollBefore = await readScroll()
    const [x, y, secondFinger] = [120, 300, { x: 280, y: 500 }]
    await dispatchTouches(page, [[{ x, y }], [{ x, y }, secondFinger], [{ x: x - 2, y }, secondFinger]])
    expect(await readScroll()).toEqual(scrollBefore)
  })

  // Only in Chromium: Debian's Firefox, by WebDriver BiDi, reports each click of a double click as a first click.
  test('takes a double click as one click', { tag: '@chromium' }, async ({ page }) => {
    await gotoHydrated(page, '/products')
    await lightboxLinks(page).first().dblclick() // the second click is on the photograph in the lightbox
    await expectFullSize(page, false)
    await photograph(page).dblclick()
    await expectFullSize(page)
  })

  test('pans at full size with the arrow keys, which then show no other photograph', async ({ page }) => {
    await openPhotograph(page, middleNumber)
    await photograph(page).focus()
    await page.keyboard.press('Enter')
    await expectCentred(page, { x: 0.5, y: 0.5 })
    const pointBefore = await readCentredPoint(page)
    // Retries, since on a busy machine the first key may come before the browser has laid out the scrollable area.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowRight')
      const { x, y } = await readCentredPoint(page)
      expect([x > pointBefore.x, y > pointBefore.y]).toEqual([true, true])
    }).toPass({ timeout: 5_000 })
    await expect(dialog(page).getByText(formatPosition(middleNumber))).toBeAttached()
  })

  test('pans at full size with the mouse, across its close button but not from it', async ({ page }) => {
    await openFullSize(page)
    const boxBefore = await measureBox(photograph(page))
    const closeButtonBox = await measureBox(closeButton(page))
    const closeButtonPoint = { x: closeButtonBox.x + 10, y: closeButtonBox.y + 10 }
    await drag(page, 'left', { x: 500, y: 400 }, { x: 440, y: 300 })
    const pannedPosition = { x: boxBefore.x - 60, y: boxBefore.y - 100 }
    expect(await measureBox(photograph(page))).toMatchObject(pannedPosition)
    await drag(page, 'left', closeButtonPoint, { x: 400, y: 300 })
    expect(await measureBox(photograph(page)), 'after a drag from the close button').toMatchObject(
      pannedPosition,
    )
    await drag(page, 'right', { x: 440, y: 300 }, { x: 500, y: 400 })
    expect(await measureBox(photograph(page)), 'after a drag with the right button').toMatchObject(
      pannedPosition,
    )
    await drag(page, 'left', { x: 500, y: 400 }, closeButtonPoint, { x: 500, y: 300 })
    await expectFullSize(page)
    await expect(dialog(page).getByText(formatPosition(middleNumber))).toBeAttached()
  })

  test('shows at full size the same point after the phone is rotated', async ({ page }) => {
    await page.setViewportSize(phoneViewport)
    await openFullSize(page)
    await drag(page, 'left', { x: 200, y: 300 }, { x: 300, y: 500 })
    const pointBefore = await readCentredPoint(page)
    await page.setViewportSize({ width: 844, height: 390 })
    await expectCentred(page, pointBefore)
  })

  test('does not show the old photograph beside the new text while the new one loads', async ({ page }) => {
    test.skip(pieceCount < 2, 'the content has one piece')
    await openPhotograph(page, 1)
    const image = dialog(page).locator('picture img')
    await image.evaluate((element) => Object.assign(element, { isFirst: true }))
    await page.keyboard.press('ArrowRight')
    await expectPhotograph(page, 2)
    expect(await image.evaluate((element) => 'isFirst' in element)).toBe(false)
  })

  test('shows its photograph also while the first one of the page is missing', async ({ page }) => {
    const releaseFirst = await holdRequests(page, new RegExp(`/${findPiece(1).photograph}-`))
    await page.goto('/products', { waitUntil: 'commit' })
    await lightboxLinks(page).nth(1).click()
    await expectPhotograph(page, 2)
    const { y } = await measureBox(photograph(page).getByRole('img'))
    expect(y, 'in its frame').toBeLessThan(page.viewportSize()?.height ?? 0)
    releaseFirst()
  })

  test('turns with its buttons and the arrow keys, also past the last photograph', async ({ page }) => {
    test.skip(pieceCount < 4, 'the content has fewer than four pieces')
    await openPhotograph(page, pieceCount)
    for (const button of [closeButton, previousButton, nextButton]) await expectIcon(button(page))
    const { x, y, width, height } = await measureBox(nextButton(page))
    for (const number of [1, 2]) {
      await page.mouse.click(x + width / 2, y + height / 2) // the button must stay in place under the mouse
      await expectPhotograph(page, number)
    }
    await page.keyboard.press('ArrowRight')
    await expectPhotograph(page, 3)
    await page.keyboard.press('ArrowLeft')
    for (const number of [1, pieceCount]) {
      await previousButton(page).click()
      await expectPhotograph(page, number)
    }
    const announcedPart = dialog(page).locator('[aria-live=polite]')
    for (const text of [findPiece(pieceCount).name, formatPosition(pieceCount)])
      await expect(announcedPart.filter({ hasText: text })).toHaveCount(1)
  })

  test('turns by a swipe with one finger on the photograph only', { tag: '@mobile' }, async ({ page }) => {
    test.skip(pieceCount < 4, 'the content has fewer than four pieces')
    await openPhotograph(page, middleNumber)
    const swipeStart = await findSwipeStart(page)
    await swipeByTouch(page, swipeStart)
    await expectPhotograph(page, 4)
    await swipeByTouch(page, swipeStart, true)
    const y = (await measureBox(pieceName(page, 4))).y + 5
    await dispatchTouches(page, [[{ x: 250, y }], [{ x: 150, y }], [{ x: 60, y: swipeStart.y }]])
    await expectPhotograph(page, 4)
  })

  // Only in Chromium: a click with Ctrl opens a new tab. In Debian's Firefox, Playwright does not report its URL.
  test('is not opened by a click with Ctrl', { tag: '@chromium' }, async ({ page }) => {
    await gotoHydrated(page, '/products')
    await expectNewTab(page, lightboxLinks(page).first())
    const { elevation } = findPiece(1)
    const drawingLink = page.getByRole('main').getByRole('link', { name: elevation ?? '', exact: true })
    if (elevation) await expectNewTab(page, drawingLink)
  })

  test('has no focusable control under the photograph at full size', async ({ page }) => {
    await openFullSize(page)
    for (const isFocusable of [false, true]) {
      await expectFullSize(page, !isFocusable)
      for (const button of [previousButton(page), nextButton(page)]) {
        await button.focus()
        expect(await button.evaluate((element) => element.matches(':focus'))).toBe(isFocusable)
      }
      await page.keyboard.press('Escape')
    }
  })
})
