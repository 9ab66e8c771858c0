import { expect, test } from 'vitest'
import { renderComparisonRule } from './galleryStyles.ts'

test('up to twelve compared pieces fit; more have the smallest scale, and an arrow because they scroll', () => {
  const pieces = Array.from({ length: 12 }, () => ({ width: 500 }))
  expect(renderComparisonRule(pieces)).toBe('.Compared-pieces{--compared-count:12;--compared-length:60}')
  expect(renderComparisonRule([...pieces, { width: 500 }])).toBe(
    '.Compared-pieces{--compared-count:13;--compared-length:65;--compared-scale:var(--smallest-scale);--compared-arrow:block}',
  )
})
