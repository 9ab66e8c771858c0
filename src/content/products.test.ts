// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { photos, type Photo } from './photos.ts'
import { products } from './products.ts'

const drawings = readFileSync('src/images/elevations.svg', 'utf8')

test('each photograph of the gallery has its elevation, in the same order', () => {
  expect(products.floor.elevations.map(({ photo }) => photo)).toEqual(products.gallery)
})

test.each(products.floor.elevations)(
  'the elevation of $photo is as large as its drawing, and as high as its highest piece',
  ({ photo, width, height }) => {
    expect(drawings).toContain(`<symbol id="${photo}" viewBox="0 -${height} ${width} ${height}">`)
    const { measures = [] }: Photo = photos[photo]
    const highest = Math.max(...measures.map((piece) => piece.height))
    expect(Math.abs(highest - height)).toBeLessThanOrEqual(5) // measures are told to the nearest 5 mm
  },
)
