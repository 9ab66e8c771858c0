import { expect, test } from 'vitest'
import { isHeaderTall } from './isHeaderTall.ts'

test.each([
  ['a short name and few letters', 16, [30, 44], false],
  ['one letter more', 16, [30, 45], true],
  ['a long name, which has a smaller font', 60, [30, 34], false],
  ['one letter more beside a long name', 60, [30, 35], true],
])('a header with %s', (_, nameLength, lengths, isTall) => {
  const texts = lengths.map((length) => 'a'.repeat(length))
  expect(isHeaderTall('a'.repeat(nameLength), texts)).toBe(isTall)
})
