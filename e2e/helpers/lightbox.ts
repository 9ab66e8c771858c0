import { fillTemplate } from '../../src/lib/fillTemplate.ts'
import { content, findPiece, labels, products } from './content.ts'
import { expect, type Page } from './guards.ts'
import { gotoHydrated, lightboxLinks, measureBox } from './pages.ts'

export const pieceCount = products.pieces.length
/** The number of a piece that has others before and after it. With three pieces or fewer: the last number. */
export const middleNumber = Math.min(3, pieceCount)
export const lightbox = (page: Page) => page.getByRole('dialog', { name: labels.lightbox.label })
/** The photograph in the lightbox, which is a button. */
export const photograph = (page: Page) =>
  lightbox(page).getByRole('button', { name: `${labels.lightbox.fullSize}: ` })
/** The name of a piece, as shown in the lightbox. */
export const pieceName = (page: Page, number: number) =>
  lightbox(page).getByText(findPiece(number).name, { exact: true })
export const nextButton = (page: Page) => lightbox(page).getByRole('button', { name: labels.lightbox.next })
export const previousButton = (page: Page) =>
  lightbox(page).getByRole('button', { name: labels.lightbox.previous })
export const closeButton = (page: Page) =>
  lightbox(page).getByRole('button', { name: labels.frame.closeDialog })
export const expectFullSize = (page: Page, isFullSize = true) =>
  expect(photograph(page)).toHaveAttribute('aria-pressed', String(isFullSize))
/** The text with the number of the photograph, such as "3 / 10". */
export const formatPosition = (number: number) =>
  fillTemplate(labels.lightbox.position, { number, count: pieceCount })

/** Opens /products and the photograph of this piece in the lightbox. */
export async function openPhotograph(page: Page, number: number) {
  await gotoHydrated(page, '/products')
  await lightboxLinks(page)
    .nth(number - 1)
    .click()
  await expectPhotograph(page, number)
}

/** Opens the photograph with `middleNumber` at full size. */
export async function openFullSize(page: Page) {
  await openPhotograph(page, middleNumber)
  await photograph(page).click()
  await expectFullSize(page)
}

/** Waits until the lightbox shows the photograph of this piece. */
export async function expectPhotograph(page: Page, number: number) {
  await expect(lightbox(page).getByText(formatPosition(number), { exact: true })).toBeVisible()
  const { alt } = content.photographs.photographs[findPiece(number).photograph] ?? {}
  await expect(lightbox(page).locator('picture img')).toHaveAttribute('alt', alt ?? 'none')
}

/** Finds the point of the photograph that is in the centre of the viewport: x and y from 0 (left, top) to 1. */
export async function readCentredPoint(page: Page) {
  const box = await measureBox(photograph(page))
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return { x: (width / 2 - box.x) / box.width, y: (height / 2 - box.y) / box.height }
}

export const expectCentred = (page: Page, point: { x: number; y: number }) =>
  expect(async () => {
    const { x, y } = await readCentredPoint(page)
    expect(x).toBeCloseTo(point.x, 1)
    expect(y).toBeCloseTo(point.y, 1)
  }).toPass({ timeout: 5_000 })
