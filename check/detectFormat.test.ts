import { expect, test } from 'vitest'
import { detectFormat } from './detectFormat.ts'

test('a file that cannot be read has a format that says so', async () => {
  expect(await detectFormat(import.meta.dirname)).toMatch(/^not readable \(EISDIR/)
})
