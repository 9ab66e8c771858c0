import { expect, test } from './helpers/guards.ts'
import {
  closeButton,
  lightbox,
  expectCentred,
  expectFullSize,
  formatPosition,
  middleNumber,
  nextButton,
  openFullSize,
  openPhotograph,
  photograph,
  previousButton,
  readCentredPoint,
} from './helpers/lightbox.ts'
import { gotoHydrated, lightboxLinks, measureBox, phoneViewport } from './helpers/pages.ts'
import { dispatchTouches, drag } from './helpers/pointer.ts'

test.describe('a photograph at full size in the lightbox', { tag: '@readonly' }, () => {
  test('leaves full size on a click or Escape, and closes from full size by its button', async ({ page }) => {
    await openFullSize(page)
    const view = photograph(page).locator('..')
    await expect(view).toHaveCSS('overscroll-behavior', 'contain')
    for (const part of [view, lightbox(page)])
      await expect(part, 'an outline in view, where Firefox focuses it').toHaveCSS('outline-offset', '-3px')
    await expect(closeButton(page), 'opaque, for dark photographs').toHaveCSS('background-color', /^rgb\(/)
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
      lightbox(page).evaluate((element) => element.dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(await dispatchCancel()).toBe(false)
    await expectFullSize(page, false)
    expect(await dispatchCancel()).toBe(true)
    await photograph(page).click()
    await closeButton(page).click() // fails if the photograph covers it
    await expect(lightbox(page)).toBeHidden()
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
    await expect(lightbox(page).getByText(formatPosition(middleNumber))).toBeAttached()
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
    await expect(lightbox(page).getByText(formatPosition(middleNumber))).toBeAttached()
  })

  test('does not move at full size when a scroll bar is dragged in Firefox', async ({ page }) => {
    await openFullSize(page)
    const boxBefore = await measureBox(photograph(page))
    await photograph(page)
      .locator('..')
      .evaluate((view) => {
        const options = { bubbles: true, pointerType: 'mouse', isPrimary: true, buttons: 1, clientX: 500 }
        view.dispatchEvent(new PointerEvent('pointerdown', { ...options, clientY: 300 }))
        view.dispatchEvent(new PointerEvent('pointermove', { ...options, clientY: 200 }))
      })
    expect(await measureBox(photograph(page))).toEqual(boxBefore)
  })

  test('shows at full size the same point after the phone is rotated', async ({ page }) => {
    await page.setViewportSize(phoneViewport)
    await openFullSize(page)
    await drag(page, 'left', { x: 200, y: 300 }, { x: 300, y: 500 })
    const pointBefore = await readCentredPoint(page)
    await page.setViewportSize({ width: 844, height: 390 })
    await expectCentred(page, pointBefore)
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
