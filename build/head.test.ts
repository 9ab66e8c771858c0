// @vitest-environment node
import { expect, test } from 'vitest'
import { findPage, pages, type Page } from '../src/content/navigation.ts'
import { defaults } from '../src/content/site.ts'
import { head, pageFile, socialImage, structuredData } from './head.ts'

const products = findPage('/products') as Page
const images = Array.from({ length: 10 }, (_, index) => `/assets/${index}.jpg`)

/** The structured data that a head carries. */
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '') as {
    '@graph': Record<string, unknown>[]
  }

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
])('the page %s is the file %s', (path, file) => {
  expect(pageFile(path)).toBe(file)
})

test.each([
  ['/', '/social/home.jpg'],
  ['/about', '/social/about.jpg'],
])('the social image of %s is %s', (path, file) => {
  expect(socialImage(path)).toBe(file)
})

test.each(pages.map((page) => [page.path, page] as const))(
  '%s has title, description and one address',
  (path, page) => {
    const html = head(defaults, page, images)
    expect(html).toContain(`<title>${page.title.replace('&', '&amp;')}</title>`)
    expect(html).toContain(`<meta name="description" content="${page.description.replace('&', '&amp;')}" />`)
    expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toBe(`${defaults.url}${path}`)
    expect(html).not.toContain('noindex')
  },
)

test('a card for social networks has an image of the page', () => {
  const html = head(defaults, products, images)
  expect(html).toContain(`<meta property="og:image" content="${defaults.url}/social/products.jpg" />`)
  expect(html).toContain('<meta property="og:image:width" content="1200" />')
  expect(html).toContain('<meta property="og:image:height" content="630" />')
})

test('the error page is titled so and not to be indexed', () => {
  expect(head(defaults, undefined, [])).toBe(
    '<title>Unexpected Application Error!</title>\n<meta name="robots" content="noindex" />',
  )
})

test("an operator's name cannot break out of an attribute or the data block", () => {
  const name = '"><script>alert(1)</script>&'
  const html = head({ ...defaults, name }, products, images)
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"')
  expect(JSON.stringify(dataOf(html))).toContain(JSON.stringify(name).slice(1, -1))
})

test('a card says what kind of page it shows, each on a line of its own', () => {
  const lines = head(defaults, products, images).split('\n')
  expect(lines).toContain('<meta property="og:type" content="website" />')
  expect(lines).toContain('<meta property="og:locale" content="en_GB" />')
  expect(lines).toContain('<meta name="twitter:card" content="summary_large_image" />')
})

test('the data tell of firm, site and the way to the page', () => {
  const { url, name, phone, email } = defaults
  expect(structuredData(defaults, findPage('/about') as Page, images)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FurnitureStore',
        '@id': `${url}/#firm`,
        name,
        url: `${url}/`,
        telephone: phone,
        email,
        logo: `${url}/icon-512.png`,
        image: `${url}/social/home.jpg`,
        address: [
          ['2 Dovetail Lane, Mortise Garden, Sample City 555 002', 'India'],
          ['Plot 14, Anvil Road, Kiln Industrial Area, Phase II, Sample City 555 014', 'India'],
          ['88 Spindle Street, Old Timber Market, Sample City 555 088', 'India'],
        ].map(([streetAddress, addressCountry]) => ({
          '@type': 'PostalAddress',
          streetAddress,
          addressCountry,
        })),
        geo: { '@type': 'GeoCoordinates', latitude: 26.2389, longitude: 73.0243 },
      },
      {
        '@type': 'WebSite',
        '@id': `${url}/#site`,
        name,
        url: `${url}/`,
        inLanguage: 'en',
        publisher: { '@id': `${url}/#firm` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${url}/` },
          { '@type': 'ListItem', position: 2, name: 'About Us', item: `${url}/about` },
        ],
      },
    ],
  })
})

test('home is not its own parent', () => {
  const data = structuredData(defaults, findPage('/') as Page, images)
  expect(data['@graph'].at(-1)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: `${defaults.url}/` }],
  })
})

test('the products page lists its ten photographs', () => {
  const gallery = dataOf(head(defaults, products, images))['@graph'].at(-1)
  expect(gallery).toMatchObject({ '@type': 'ItemList', numberOfItems: 10 })
  const items = gallery?.itemListElement as { position: number; item: { contentUrl: string } }[]
  expect(items.map(({ position, item }) => [position, item.contentUrl])).toEqual(
    images.map((image, index) => [index + 1, `${defaults.url}${image}`]),
  )
  expect(items[0]).toMatchObject({ '@type': 'ListItem', item: { '@type': 'ImageObject' } })
  expect(gallery?.name).toBe('Our Products')
})
