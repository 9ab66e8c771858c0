import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadFont } from './loadFont.ts'
import { renderTextOverlay } from './writeSocialImages.ts'

/** The right edge of the text in px: the last column with a pixel of the text's colour. */
async function measureTextEnd(title: string, name: string) {
  const overlay = Buffer.from(renderTextOverlay(await loadFont(), title, name))
  const { data, info } = await sharp(overlay).raw().toBuffer({ resolveWithObject: true })
  const isTextPixel = (pixel: number) => (data[pixel * info.channels] ?? 0) > 240
  const columns = Array.from({ length: info.width * info.height }, (_, pixel) => pixel)
    .filter(isTextPixel)
    .map((pixel) => pixel % info.width)
  return columns.reduce((one, other) => Math.max(one, other), 0)
}

test.each([
  ['a short title', 'Products', 'Oak'],
  ['a title of several lines', 'Furniture made to be used every day of the year', 'Oak'],
  ['one long word', 'Donaudampfschifffahrtsmöbelgesellschaft', 'Oak'],
  [
    'a long name of the firm',
    'Products',
    'Heartwood & Forge Furniture Manufacturing and Export Company Private Limited, Jodhpur',
  ],
])('the text keeps the margin: %s', async (_, title, name) => {
  const textEnd = await measureTextEnd(title, name)
  expect(textEnd).toBeGreaterThan(200)
  expect(textEnd).toBeLessThanOrEqual(1200 - 64)
})
