import { describe, expect, test } from 'vitest'
import {
  certificates,
  type SiteChange,
  replaceInFile,
  formHtml,
  setHeader,
  renderPage,
  examineChangedSite,
  changeFile,
  changeSite,
  type TestSite,
} from './testSite.ts'

describe('reports nothing', () => {
  const addPages = (count: number) => (site: TestSite) => {
    const paths = Array.from({ length: count }, (_, number) => `/page-${number}`)
    for (const path of paths) site.files[path] = { body: renderPage(path) }
    replaceInFile(
      '/sitemap.xml',
      /$/,
      paths.map((path) => `<url><loc>https://HOST${path}</loc></url>`).join(''),
    )(site)
  }
  const cleanCases: [what: string, change: SiteChange][] = [
    ['for a site without errors', () => undefined],
    ['for a site without www', changeSite({ host: 'oak.test', unknownHosts: ['www.oak.test'] })],
    ['for a site only with www', changeSite({ unknownHosts: ['oak.test'] })],
    ['for a site of 15 pages', addPages(12)],
    [
      'for a field inside its label',
      replaceInFile('/contact', '</form>', '<label>Leave empty<input name="leave-empty"></label></form>'),
    ],
    ['for a site without forms', replaceInFile('/contact', formHtml, '')],
    ...[{ status: 405 }, { status: 404, headers: { 'content-security-policy': '' } }].map(
      (answer): [string, SiteChange] => [
        `for a form that sends to a path which another server answers with ${answer.status}`,
        (site) => {
          replaceInFile('/contact', 'method="dialog"', 'method="post" action="/api/contact"')(site)
          site.files['/api/contact'] = answer
        },
      ],
    ),
    [
      'for a page that is only linked, not in the sitemap',
      replaceInFile('/sitemap.xml', /<url><loc>https:\/\/HOST\/contact<\/loc><\/url>/, ''),
    ],
    ['for an external site that blocks bots', changeSite({ partner: [{ status: 403 }] })],
    [
      'for an external site that redirects',
      changeSite({ partner: [{ status: 301, headers: { location: 'https://pine.test/' } }] }),
    ],
    ['for an external site with a rate limit', changeSite({ partner: [{ status: 429 }] })],
    ['for an external site that is overloaded', changeSite({ partner: [{ status: 503 }] })],
    [
      'for a CDN that keeps only some robots away',
      changeFile('/robots.txt', {
        body: 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\nSitemap: https://HOST/sitemap.xml',
      }),
    ],
    ['for a CDN whose name has digits', setHeader('server', 'CDN-DE1-1047')],
    ['for a CDN that always revalidates', setHeader('cache-control', 'max-age=0, must-revalidate')],
    ['for a certificate valid for three days', changeSite({ certificate: certificates.short })],
    [
      'for a longer HSTS',
      setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains; preload'),
    ],
    [
      'for text that only looks unfinished',
      replaceInFile(
        '/about',
        '<h1>Oak</h1>',
        '<h1>Oak</h1>For example, an undefinedly fine todo. TODO EN MADERA',
      ),
    ],
  ]
  test.each(cleanCases)('%s', async (_what, change) => {
    const { errors, warnings, passed } = await examineChangedSite(change)
    expect([...errors, ...warnings]).toEqual([])
    expect(passed.length).toBeGreaterThan(5)
  })
})
