import { expect, test } from 'vitest'
import { createMapFrameUrl, createMapPageUrl } from './mapUrls.ts'

const north = { latitude: 26.2389, longitude: 73.0243 }

test('the frame is centred on the marker', () => {
  expect(createMapFrameUrl(north)).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=73.0123,26.2349,73.0363,26.2429&layer=mapnik&marker=26.2389,73.0243',
  )
})

test('negative coordinates work', () => {
  const { searchParams } = new URL(createMapFrameUrl({ latitude: -33.4489, longitude: -70.6693 }))
  expect(searchParams.get('bbox')).toBe('-70.6813,-33.4529,-70.6573,-33.4449')
  expect(searchParams.get('marker')).toBe('-33.4489,-70.6693')
})

test('the map page has the same marker', () => {
  expect(createMapPageUrl(north)).toBe(
    'https://www.openstreetmap.org/?mlat=26.2389&mlon=73.0243#map=15/26.2389/73.0243',
  )
})
