import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { placeholderFacts } from '../owner/placeholderFacts.ts'
import { createMapPageUrl } from '../src/lib/mapUrls.ts'
import { explainError } from './client.ts'
import { examineSite } from './examineSite.ts'
import {
  certificates,
  type SiteChange,
  type TestSite,
  createCleanSite,
  replaceInFile,
  changeFile,
  setHeader,
  examineChangedSite,
  serveTestSite,
  changeSite,
} from './testSite.ts'

/** Makes /index.html never answer, although it should redirect to the home page. */
function hangAtIndexHtml(site: TestSite) {
  delete site.redirects['/index.html']
  site.files['/index.html'] = { hangs: true }
}

describe('finds', () => {
  const faultCases: [what: string, change: SiteChange, message: RegExp][] = [
    [
      'a host that is not in DNS',
      changeSite({ unknownHosts: ['www.oak.test'] }),
      /does not answer: its name is not known/,
    ],
    [
      'a certificate for another host',
      changeSite({ certificate: certificates.foreign }),
      /is for another host/,
    ],
    ['TLS 1.1', changeSite({ acceptsOldTls: true }), /accepts TLS 1\.1/],
    ['a missing HTTP/2', changeSite({ protocols: 'http/1.1' }), /does not speak HTTP\/2/],
    ['a missing HTTP/3', setHeader('alt-svc', ''), /does not offer HTTP\/3/],
    ['a firewall that drops UDP', changeSite({ answersUdp: false }), /UDP on port \d+ does not come through/],
    ['http:// that serves pages itself', changeSite({ httpResponse: {} }), /answers by itself \(200\)/],
    [
      'http:// that redirects elsewhere',
      changeSite({ httpResponse: { status: 301, headers: { location: 'https://pine.test/' } } }),
      /leads to https:\/\/pine\.test/,
    ],
    [
      'a second host with the same pages',
      changeSite({ servesOtherHosts: true }),
      /oak\.test:\d+ does not lead to/,
    ],
    [
      'a missing security header',
      setHeader('content-security-policy', ''),
      /content-security-policy is missing/,
    ],
    [
      'a proxy that does not set X-Forwarded-Proto',
      setHeader('strict-transport-security', ''),
      /strict-transport-security is missing: the proxy in front does not set X-Forwarded-Proto/,
    ],
    [
      'a duplicate security header',
      setHeader('x-frame-options', ['DENY', 'DENY']),
      /x-frame-options comes 2 times/,
    ],
    [
      'a short HSTS',
      setHeader('strict-transport-security', 'max-age=86400'),
      /keep to https for 1 days only/,
    ],
    [
      'a policy that admits any script',
      setHeader('content-security-policy', "script-src 'unsafe-inline'"),
      /lets any script run/,
    ],
    [
      'a proxy that rewrites scripts',
      replaceInFile('/', '"first"', "'first'"),
      /script that its security policy refuses/,
    ],
    ['a cookie', setHeader('set-cookie', 'id=1'), /sets a cookie/],
    ['uncompressed pages', changeSite({ isCompressed: false }), /sent uncompressed/],
    [
      'pages that browsers cache',
      setHeader('cache-control', 'max-age=3600'),
      /may keep a page without asking/,
    ],
    ['a server that shows its version', setHeader('server', 'nginx/1.22.1'), /tells its version/],
    [
      'a missing film',
      replaceInFile('/about', '<h1>', '<a href="/assets/tour-1.mp4">Tour</a><h1>'),
      /The page \/about needs \/assets\/tour-1\.mp4, which is missing \(404\)/,
    ],
    ['a missing sitemap', changeFile('/sitemap.xml', { status: 404 }), /sitemap\.xml is missing \(404\)/],
    [
      'a sitemap of another host',
      replaceInFile('/sitemap.xml', /HOST/g, 'www.pine.test'),
      /leads search engines to https:\/\/www\.pine\.test/,
    ],
    [
      'a robots.txt that disallows everything',
      changeFile('/robots.txt', {
        body: 'User-agent: *\nAllow: /\n\nUser-agent: * # all\nUser-agent: Googlebot\nDisallow: /',
      }),
      /stay away from the whole site/,
    ],
    [
      'an expired security.txt',
      changeFile('/.well-known/security.txt', { body: 'Expires: 2020-01-01T00:00:00Z' }),
      /has expired/,
    ],
    [
      'an unknown page that answers 200',
      (site) => (site.files['/doctor-asks-for-a-page-that-does-not-exist'] = {}),
      /expected 404/,
    ],
    ['a page that fails', changeFile('/about', { status: 500 }), /The page \/about answers 500/],
    [
      'a page that never arrives',
      changeFile('/about', { hangs: true }),
      /\/about does not answer: it did not answer in time/,
    ],
    ['a link to a missing page', replaceInFile('/', '/about#top', '/team'), /The page \/team answers 404/],
    [
      'a page hidden from search engines',
      replaceInFile('/about', '<meta', '<meta name="robots" content="noindex"><meta'),
      /not to list it/,
    ],
    ['a header that hides the site', setHeader('x-robots-tag', 'noindex'), /not to list it \(x-robots-tag\)/],
    [
      'a canonical URL of another host',
      replaceInFile('/about', 'https://HOST/about', 'https://pine.test/about'),
      /canonical URL is wrong on \/about/,
    ],
    ['a page without its content', replaceInFile('/about', '<h1>Oak</h1>', ''), /\/about has no heading/],
    [
      'an error page',
      replaceInFile('/about', /<title>.*?<\/title>/, '<title>Unexpected Application Error!</title>'),
      /is the error page/,
    ],
    [
      'a home page with two URLs',
      (site) => delete site.redirects['/index.html'],
      /\/index\.html should lead to/,
    ],
    [
      'placeholders, though another URL never answers',
      (site) => {
        hangAtIndexHtml(site)
        replaceInFile('/about', '<h1>Oak</h1>', `<h1>Oak</h1>${placeholderFacts.email}`)(site)
      },
      /^Placeholders are left/,
    ],
    ['a second URL that never answers', hangAtIndexHtml, /^\/index\.html does not answer \(/],
    [
      'a form without a button',
      replaceInFile('/contact', '<button>Send</button>', ''),
      /no field or no button/,
    ],
    ['a form field without a label', replaceInFile('/contact', 'for="name"', ''), /a field without a label/],
    [
      'a form that sends to a path which nothing answers',
      replaceInFile('/contact', 'method="dialog"', 'method="post" action="/api/contact"'),
      /sends to \/api\/contact, where nothing receives it/,
    ],
    [
      'a missing image',
      changeFile('/assets/table-1.jpg', { status: 404 }),
      /needs \/assets\/table-1\.jpg, which is missing/,
    ],
    ['HTML instead of a script', changeFile('/assets/app-1.js', { headers: {} }), /sent as "text\/html/],
    [
      'an image of 3 MB',
      changeFile('/assets/table-1.jpg', { body: 'x'.repeat(3e6), headers: { 'content-type': 'image/jpeg' } }),
      /is large: 3\.0 MB/,
    ],
    [
      'assets that browsers do not cache',
      changeFile('/assets/app-1.js', { headers: { 'content-type': 'text/javascript' } }),
      /again at each visit/,
    ],
    [
      'a resource over http',
      replaceInFile('/', '/assets/table-1.jpg', 'http://HOST/a.jpg'),
      /something by http:/,
    ],
    [
      'a dead link to another site',
      changeSite({ partner: [{ status: 404 }, { status: 404 }] }),
      /partner\.test:\d+\/design on .* is dead: 404/,
    ],
    [
      'a link to a missing host',
      changeSite({ unknownHosts: ['partner.test'] }),
      /is dead: its name is not known/,
    ],
    [
      'a placeholder address',
      replaceInFile('/about', '<h1>Oak</h1>', '<h1>Oak</h1>hello@oak.example'),
      /"hello@oak\.example" \(on \/about\)/,
    ],
    [
      'unfinished text',
      replaceInFile('/about', '<h1>Oak</h1>', '<h1>Oak</h1>Lorem ipsum'),
      /Placeholders are left: "Lorem ipsum"/,
    ],
  ]
  test.each(faultCases)('%s', async (_what, change, message) => {
    const { errors, warnings } = await examineChangedSite(change)
    expect([...errors, ...warnings]).toContainEqual(expect.stringMatching(message))
  })

  test('a certificate about to expire', async () => {
    const { url, options, stop } = await serveTestSite(createCleanSite())
    const { errors } = await examineSite(url, { ...options, now: Date.now() + 86 * 86_400_000 })
    stop()
    expect(errors).toEqual([expect.stringMatching(/certificate ends in 3 days/)])
  })

  test('a certificate of an unknown authority', async () => {
    const { url, options, stop } = await serveTestSite(createCleanSite())
    const { ca: _ca, ...others } = options
    const { errors } = await examineSite(url, others)
    stop()
    expect(errors).toEqual([
      expect.stringMatching(/authority that browsers do not know|without the authority/),
    ])
  })

  test('a site too slow to check in time', async () => {
    const site = createCleanSite()
    changeFile('/about', { hangs: true })(site)
    const { url, options, stop } = await serveTestSite(site)
    const { errors } = await examineSite(url, { ...options, limitMs: 300 })
    stop()
    expect(errors).toContain('The site was too slow to look at everything within two minutes.')
  })

  test('a site that does not answer', async () => {
    const { url, options, stop } = await serveTestSite(createCleanSite())
    stop()
    expect((await examineSite(url, options)).errors).toEqual([
      `${url.origin} does not answer: nothing answers there.`,
    ])
  })

  test.each([
    placeholderFacts.name.replace('&', '&amp;'),
    placeholderFacts.phone,
    placeholderFacts.email,
    `<a href="${placeholderFacts.sustainabilityUrl}">Sustainability</a>`,
    `<a href="${createMapPageUrl(placeholderFacts.map).replace('&', '&amp;')}">Map</a>`,
    ...Object.values(placeholderFacts.addresses).flatMap((lines) => lines.slice(0, 3)),
  ])('the placeholder %s', async (text) => {
    const { errors } = await examineChangedSite(
      replaceInFile('/about', '<h1>Oak</h1>', `<h1>Oak</h1>${text}`),
    )
    expect(errors).toContainEqual(expect.stringMatching(/^Placeholders are left/))
  })
})

test.each([
  [[]],
  [['']],
  [['www.oak.example']],
  [['https://oak.example/about']],
  [['https://a.example', 'https://b.example']],
])('called with the arguments %j, it says what is expected', (given) => {
  const { status, stderr } = spawnSync(process.execPath, ['doctor/doctor.ts', ...given], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining("expected the site's address without a path, such as"),
  ])
})

test('exits with 1 if something is wrong', () => {
  const args = ['doctor/doctor.ts', 'http://127.0.0.1:9']
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, expect.stringContaining('1 thing is wrong')])
})

test('explains why Caddy refuses a connection while it has no certificate', () => {
  const opensslText =
    'write EPROTO 40:error:0A000438:SSL routines:ssl3_read_bytes:tlsv1 alert internal error:1586:'
  expect(explainError(new Error(opensslText))).toBe('it has no certificate yet: docker compose logs https')
})
