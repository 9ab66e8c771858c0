import { findPiece } from './helpers/content.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import {
  closeButton,
  lightbox,
  expectCentred,
  expectFullSize,
  expectPhotograph,
  formatPosition,
  middleNumber,
  nextButton,
  openPhotograph,
  photograph,
  pieceCount,
  pieceName,
  previousButton,
} from './helpers/lightbox.ts'
import {
  expectIcon,
  expectNewTab,
  gotoHydrated,
  lightboxLinks,
  measureBox,
  phoneViewport,
} from './helpers/pages.ts'
import { dispatchTouches, swipeByTouch } from './helpers/pointer.ts'
import { holdRequests } from './helpers/requests.ts'
import { loadShownPhotographs } from './helpers/shownPhotographs.ts'

async function findSwipeStart(page: Page) {
  const box = await measureBox(photograph(page))
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 }
}

test.describe('the lightbox', { tag: '@readonly' }, () => {
  // Layout shifts are allowed: browsers ignore them for 500 ms after an action, but on a busy machine they may come
  // later.
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
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page.locator('html'), 'set by a translator').toHaveAttribute('dir', 'rtl')
    await lightboxLinks(page).first().click()
    const [previous, next] = [await measureBox(previousButton(page)), await measureBox(nextButton(page))]
    expect(previous.x, 'as the arrow keys, in any language').toBeLessThan(next.x)
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
    const firstImage = await photograph(page).getByRole('img').elementHandle()
    await expect(lightbox(page).getByRole('figure'), 'focusable by older Safari').toHaveAttribute(
      'tabindex',
      '-1',
    )
    for (const button of [closeButton, previousButton, nextButton]) await expectIcon(button(page))
    const { x, y, width, height } = await measureBox(nextButton(page))
    for (const number of [1, 2]) {
      await page.mouse.click(x + width / 2, y + height / 2) // the button must stay in place under the mouse
      await expectPhotograph(page, number)
    }
    const isOldImageShown = await firstImage?.evaluate((image) => image.isConnected)
    expect(isOldImageShown, 'beside the new text while the new one loads').toBe(false)
    await page.keyboard.press('ArrowRight')
    await expectPhotograph(page, 3)
    await page.keyboard.press('ArrowLeft')
    for (const number of [1, pieceCount]) {
      await previousButton(page).click()
      await expectPhotograph(page, number)
    }
    const announcedPart = lightbox(page).locator('[aria-live=polite]')
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
})
