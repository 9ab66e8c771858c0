// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  certificates,
  type Change,
  replaceInFile,
  formHtml,
  setHeader,
  renderPage,
  reportOn,
  changeSite,
  type TestSite,
} from './testSite.ts'

describe('raises no alarm', () => {
  const addPages = (count: number) => (site: TestSite) => {
    const paths = Array.from({ length: count }, (_, number) => `/page-${number}`)
    for (const path of paths) site.files[path] = { body: renderPage(path) }
    replaceInFile(
      '/sitemap.xml',
      /$/,
      paths.map((path) => `<url><loc>https://HOST${path}</loc></url>`).join(''),
    )(site)
  }
  const cleanCases: [what: string, change: Change][] = [
    ['over a clean site', () => undefined],
    ['over a site without www', changeSite({ host: 'oak.test', unknownHosts: ['www.oak.test'] })],
    ['over a firm that has only the name with www', changeSite({ unknownHosts: ['oak.test'] })],
    ['over a site of 15 pages', addPages(12)],
    ['over a site without forms', replaceInFile('/contact', formHtml, '')],
    [
      'over a page that only a link names',
      replaceInFile('/sitemap.xml', /<url><loc>https:\/\/HOST\/contact<\/loc><\/url>/, ''),
    ],
    ['over a partner who refuses programs', changeSite({ partner: [{ status: 403 }] })],
    [
      'over a partner who moved',
      changeSite({ partner: [{ status: 301, headers: { location: 'https://pine.test/' } }] }),
    ],
    ['over a partner who is rarely busy', changeSite({ partner: [{ status: 429 }] })],
    ['over a CDN that asks again each time', setHeader('cache-control', 'max-age=0, must-revalidate')],
    ['over a certificate that lives for three days', changeSite({ certificate: certificates.short })],
    [
      'over a longer HSTS',
      setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains; preload'),
    ],
    [
      'over words that only look unfinished',
      replaceInFile('/about', '<h1>Oak</h1>', '<h1>Oak</h1>For example, an undefinedly fine todo'),
    ],
  ]
  test.each(cleanCases)('%s', async (_what, change) => {
    const { faults, hints, well } = await reportOn(change)
    expect([...faults, ...hints]).toEqual([])
    expect(well.length).toBeGreaterThan(5)
  })
})
