// @vitest-environment node
import { expect, test } from 'vitest'
import { licencesOf } from './licences.ts'

test('a package whose files are shipped comes with its licence, once; what the bundler knows already does not', async () => {
  const fonts = 'node_modules/@fontsource/instrument-serif/files'
  const text = await licencesOf({
    'node_modules/swiper/modules/pagination.mjs': { file: 'assets/swiper.js' },
    'src/images/tour.mp4': { file: 'assets/tour.mp4' },
    [`${fonts}/a.woff2`]: { file: 'assets/a.woff2' },
    [`${fonts}/b.woff2`]: { file: 'assets/b.woff2' },
  })
  expect(text.match(/^## .*$/gm)).toEqual([
    expect.stringMatching(/^## @fontsource\/instrument-serif - [\d.]+ \(OFL-1\.1\)$/),
  ])
  expect(text).toContain('SIL OPEN FONT LICENSE')
})
