import { expect, test } from 'vitest'
import { embeddedMapUrl, openStreetMapUrl } from './mapUrl.ts'

test('the frame is centred on the marker', () => {
  expect(embeddedMapUrl(26.2389, 73.0243)).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=73.0123%2C26.2349%2C73.0363%2C26.2429&layer=mapnik&marker=26.2389%2C73.0243',
  )
})

test('negative coordinates work', () => {
  const { searchParams } = new URL(embeddedMapUrl(-33.4489, -70.6693))
  expect(searchParams.get('bbox')).toBe('-70.6813,-33.4529,-70.6573,-33.4449')
  expect(searchParams.get('marker')).toBe('-33.4489,-70.6693')
})

test('the map page has the same marker', () => {
  expect(openStreetMapUrl(26.2389, 73.0243)).toBe(
    'https://www.openstreetmap.org/?mlat=26.2389&mlon=73.0243#map=15/26.2389/73.0243',
  )
})
