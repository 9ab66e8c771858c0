import { afterEach, expect, test, vi } from 'vitest'
import { readBuildTime } from './readBuildTime.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('returns SOURCE_DATE_EPOCH', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000')
  expect(readBuildTime().toISOString()).toBe('2023-11-14T22:13:20.000Z')
})

test.each(['yesterday', '1.5', '-1', '123456789012'])('SOURCE_DATE_EPOCH="%s" is refused', (value) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', value)
  expect(() => readBuildTime()).toThrow(
    `SOURCE_DATE_EPOCH="${value}": expected seconds since 1970, such as 1700000000`,
  )
})

test('returns the present time without SOURCE_DATE_EPOCH', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '')
  expect(Math.abs(readBuildTime().getTime() - Date.now())).toBeLessThan(5000)
})
