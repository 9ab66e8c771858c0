import type { Page } from '@playwright/test'

export type ShownPhotograph = Awaited<ReturnType<typeof loadShownPhotographs>>[number]

/**
 * Loads all displayed photographs in the elements that match `within`, also lazy ones. Returns for each photograph:
 * - its name in content/photographs; the name of an upright file ends in `-upright`
 * - path and width in px of the loaded file, and the width of the largest file in the same srcset
 * - the width in CSS px at which it is drawn, including what its box cuts off
 * - where the visible part begins and ends on each axis, as fractions of width and height
 */
export async function loadShownPhotographs(page: Page, within: string) {
  const shownImages = await page.locator(`${within} picture img`).evaluateAll(async (images) => {
    const visibleImages = (images as HTMLImageElement[]).filter((image) => image.checkVisibility())
    for (const image of visibleImages) image.loading = 'eager'
    await Promise.all(
      visibleImages.map(
        (image) =>
          (image.complete && image.naturalWidth > 0) ||
          new Promise((loaded) => image.addEventListener('load', loaded, { once: true })),
      ),
    )
    return visibleImages.map((image) => {
      const file = new URL(image.currentSrc).pathname
      const srcsets = [...(image.parentElement?.children ?? [])].map(
        (source) => source.getAttribute('srcset') ?? '',
      )
      const chosenSrcset = srcsets.find((srcset) => srcset.includes(file)) ?? ''
      const widths = [...chosenSrcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
      const { naturalWidth, naturalHeight, offsetWidth, offsetHeight } = image
      const { objectFit, objectPosition } = getComputedStyle(image)
      const axisScales = [offsetWidth / naturalWidth, offsetHeight / naturalHeight]
      const chooseScale = { contain: Math.min, cover: Math.max }[objectFit]
      if (!chooseScale) throw new Error(`${file} is distorted: object-fit ${objectFit}`)
      const scale = chooseScale(...axisScales)
      const positionPercents = objectPosition.split(' ').map(parseFloat)
      const [x, y] = axisScales.map((share, axis) => {
        const begin = (1 - share / scale) * ((positionPercents[axis] ?? NaN) / 100)
        return { begin: Math.max(0, begin), end: Math.min(1, begin + share / scale) }
      })
      return { file, x, y, largestWidth: Math.max(...widths), drawnWidth: naturalWidth * scale }
    })
  })
  const unknownRange = { begin: NaN, end: NaN }
  return shownImages.map(({ file, x = unknownRange, y = unknownRange, ...rest }) => {
    const { name = '', upright = '', width } = photographPathPattern.exec(file)?.groups ?? {}
    return { name: name + upright, file, x, y, width: Number(width), ...rest }
  })
}

export const photographPathPattern =
  /\/(?<name>[^/]+)-[0-9a-f]{6}(?<upright>-upright)?-(?<width>\d+)\.(avif|jpg)$/
