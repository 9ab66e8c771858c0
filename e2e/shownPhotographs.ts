import type { Page } from '@playwright/test'

/** A share of a photograph's width or height: where what is seen begins and ends, 0 to 1. */
interface Part {
  begin: number
  end: number
}

export interface Shown {
  /** Its name in content/photographs. */
  name: string
  /** Width in px of the file, and of the largest that the page offers. */
  width: number
  largest: number
  /** Width in CSS px of the photograph as it is drawn, with what its frame cuts off. */
  drawn: number
  /** Which part of it is seen. */
  x: Part
  y: Part
  file: string
}

/** Every photograph that the page or dialog shows on this screen, loaded as scrolling would load it. */
export async function shown(page: Page, within: string): Promise<Shown[]> {
  const all = await page.locator(`${within} picture img`).evaluateAll(async (images) => {
    const seen = (images as HTMLImageElement[]).filter((image) => image.checkVisibility())
    for (const image of seen) image.loading = 'eager'
    await Promise.all(
      seen.map(
        (image) =>
          (image.complete && image.naturalWidth > 0) ||
          new Promise((loaded) => image.addEventListener('load', loaded, { once: true })),
      ),
    )
    return seen.map((image) => {
      const file = new URL(image.currentSrc).pathname
      const sources = [...(image.parentElement?.children ?? [])].map(
        (source) => source.getAttribute('srcset') ?? '',
      )
      const offered = sources.find((srcset) => srcset.includes(file)) ?? ''
      const widths = [...offered.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
      const { naturalWidth, naturalHeight, offsetWidth, offsetHeight } = image
      const { objectFit, objectPosition } = getComputedStyle(image)
      const shares = [offsetWidth / naturalWidth, offsetHeight / naturalHeight]
      const scale = objectFit === 'contain' ? Math.min(...shares) : Math.max(...shares)
      const position = objectPosition.split(' ').map(parseFloat)
      const [x, y] = shares.map((share, axis) => {
        const begin = (1 - share / scale) * ((position[axis] ?? NaN) / 100)
        return { begin: Math.max(0, begin), end: Math.min(1, begin + share / scale) }
      })
      return { file, x, y, largest: Math.max(...widths), drawn: naturalWidth * scale }
    })
  })
  const nowhere = { begin: NaN, end: NaN }
  return all.map(({ file, x = nowhere, y = nowhere, ...rest }) => {
    const { name = '', width } = fileName.exec(file)?.groups ?? {}
    return { name, file, x, y, width: Number(width), ...rest }
  })
}

/** A file's photograph, with its shape, and its width in px. */
export const fileName = /\/(?<name>[^/]+)-(?<width>\d+)-[0-9a-f]{8}\.(avif|jpg)$/
