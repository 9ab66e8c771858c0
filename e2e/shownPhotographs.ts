import type { Page } from '@playwright/test'

export interface Shown {
  file: string
  /** Width in CSS px of the photograph where it covers its box. */
  covering: number
  /** How much of the photograph's width and height is cut off by its box: 0 to 1. */
  hidden: number
}

/** Every photograph that the page or dialog shows on this screen, loaded as scrolling would load it, not decoded. */
export async function shown(page: Page, within: string): Promise<Shown[]> {
  return page.locator(`${within} picture img`).evaluateAll(async (images) => {
    const all = (images as HTMLImageElement[]).filter((image) => image.checkVisibility())
    for (const image of all) image.loading = 'eager'
    await Promise.all(
      all.map(
        (image) =>
          (image.complete && image.naturalWidth > 0) ||
          new Promise((loaded) => image.addEventListener('load', loaded, { once: true })),
      ),
    )
    return all.map((image) => {
      const file = new URL(image.currentSrc).pathname
      const ratio = image.naturalWidth / image.naturalHeight
      const { offsetWidth: width, offsetHeight: height } = image
      const covering = Math.max(width, height * ratio)
      return {
        file,
        covering,
        hidden: 1 - (width * height) / (covering * (covering / ratio)),
      }
    })
  })
}

/** Which part of each photograph is seen: where it begins and ends, as a share of its width and of its height. */
export const partsSeen = (page: Page) =>
  page.locator('main picture img').evaluateAll((images) => {
    const all = (images as HTMLImageElement[]).filter((image) => image.checkVisibility())
    return all.map((image) => {
      const { naturalWidth, naturalHeight, offsetWidth, offsetHeight, currentSrc } = image
      const { objectFit, objectPosition } = getComputedStyle(image)
      const fit = objectFit === 'contain' ? Math.min : Math.max
      const scale = fit(offsetWidth / naturalWidth, offsetHeight / naturalHeight)
      const position = objectPosition.split(' ').map(parseFloat)
      const [x, y] = [offsetWidth / naturalWidth, offsetHeight / naturalHeight].map((share, axis) => {
        const begin = (1 - share / scale) * ((position[axis] ?? NaN) / 100)
        return { begin: Math.max(0, begin), end: Math.min(1, begin + share / scale) }
      })
      return { file: new URL(currentSrc).pathname, x, y }
    })
  })
