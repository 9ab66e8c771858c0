// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  certificates,
  type Change,
  edit,
  form,
  header,
  page,
  reportOn,
  set,
  type TestSite,
} from './testSite.ts'

describe('raises no alarm', () => {
  const pages = (count: number) => (site: TestSite) => {
    const paths = Array.from({ length: count }, (_, number) => `/page-${number}`)
    for (const path of paths) site.files[path] = { body: page(path) }
    edit('/sitemap.xml', /$/, paths.map((path) => `<url><loc>https://HOST${path}</loc></url>`).join(''))(site)
  }
  const clean: [what: string, change: Change][] = [
    ['over a clean site', () => undefined],
    ['over a site without www', set({ host: 'oak.test', unknownHosts: ['www.oak.test'] })],
    ['over a firm that has only the name with www', set({ unknownHosts: ['oak.test'] })],
    ['over a site of 15 pages', pages(12)],
    ['over a site without forms', edit('/contact', form, '')],
    [
      'over a page that only a link names',
      edit('/sitemap.xml', /<url><loc>https:\/\/HOST\/contact<\/loc><\/url>/, ''),
    ],
    ['over a partner who refuses programs', set({ partner: [{ status: 403 }] })],
    [
      'over a partner who moved',
      set({ partner: [{ status: 301, headers: { location: 'https://pine.test/' } }] }),
    ],
    ['over a partner who is rarely busy', set({ partner: [{ status: 429 }] })],
    ['over a CDN that asks again each time', header('cache-control', 'max-age=0, must-revalidate')],
    ['over a certificate that lives for three days', set({ certificate: certificates.short })],
    [
      'over a longer HSTS',
      header('strict-transport-security', 'max-age=63072000; includeSubDomains; preload'),
    ],
    [
      'over words that only look unfinished',
      edit('/about', '<h1>Oak</h1>', '<h1>Oak</h1>For example, an undefinedly fine todo'),
    ],
  ]
  test.each(clean)('%s', async (_what, change) => {
    const { faults, hints, well } = await reportOn(change)
    expect([...faults, ...hints]).toEqual([])
    expect(well.length).toBeGreaterThan(5)
  })
})
