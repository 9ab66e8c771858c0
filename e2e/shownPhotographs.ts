import type { Page } from '@playwright/test'

/** The visible part of a photograph along one axis, as shares of its width or height, 0 to 1. */
interface Part {
  begin: number
  end: number
}

export interface Shown {
  /** Its name in content/photographs, with the suffix `-upright` for that shape. */
  name: string
  /** Width in px of the loaded file, and of the largest file in the srcset. */
  width: number
  largest: number
  /** Width in CSS px at which the whole photograph is drawn, cropped parts included. */
  drawn: number
  /** The visible part. */
  x: Part
  y: Part
  file: string
}

/** All displayed photographs in the elements that match `within`, loaded as scrolling would load them. */
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

/** Matches a photograph's path: name (with `-upright` for that shape), and width in px. */
export const fileName = /\/(?<name>[^/]+)-(?<width>\d+)-[0-9a-f]{8}\.(avif|jpg)$/
