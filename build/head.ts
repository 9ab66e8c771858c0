import type { Graph, ItemList } from 'schema-dts'
import { errorTitle, type Page } from '../src/content/navigation.ts'
import { photos } from '../src/content/photos.ts'
import { products } from '../src/content/products.ts'
import type { Site } from '../src/content/site.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The path of a page's file in the output: `/about` → `about.html`. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The path of a page's social image (1200 x 630) in the output. */
export const socialImage = (path: string) => `/social/${path === '/' ? 'home' : path.slice(1)}.jpg`

/** Title, description, canonical address, cards and structured data of a page; without a page, of the error page. */
export function head(site: Site, page: Page | undefined, galleryImages: readonly string[]): string {
  if (!page) return `<title>${escape(errorTitle)}</title>\n<meta name="robots" content="noindex" />`
  const address = `${site.url}${page.path}`
  const image = `${site.url}${socialImage(page.path)}`
  const card: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': address,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': page.socialTitle,
    'og:locale': 'en_GB',
  }
  return [
    `<title>${escape(page.title)}</title>`,
    `<meta name="description" content="${escape(page.description)}" />`,
    `<link rel="canonical" href="${escape(address)}" />`,
    ...Object.entries(card).map(
      ([property, content]) => `<meta property="${property}" content="${escape(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    // A data block: no script runs, so the policy needs no hash for it. "<" must not end it.
    `<script type="application/ld+json">${JSON.stringify(structuredData(site, page, galleryImages)).replaceAll('<', '\\u003c')}</script>`,
  ].join('\n')
}

/** What search engines are told: the firm, the site, the way to the page, and the gallery on the products page. */
export function structuredData(site: Site, page: Page, galleryImages: readonly string[]): Graph {
  const firm = `${site.url}/#firm`
  const { factory, headOffice, showroom } = site.addresses
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FurnitureStore',
        '@id': firm,
        name: site.name,
        url: `${site.url}/`,
        telephone: site.phone,
        email: site.email,
        logo: `${site.url}/icon-512.png`,
        image: `${site.url}${socialImage('/')}`,
        address: [headOffice, factory, showroom].map(({ lines }) => ({
          '@type': 'PostalAddress',
          streetAddress: lines.slice(0, -1).join(', '),
          addressCountry: lines.at(-1) ?? '',
        })),
        geo: { '@type': 'GeoCoordinates', latitude: site.map.latitude, longitude: site.map.longitude },
      },
      {
        '@type': 'WebSite',
        '@id': `${site.url}/#site`,
        name: site.name,
        url: `${site.url}/`,
        inLanguage: 'en',
        publisher: { '@id': firm },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
          ...(page.path === '/'
            ? []
            : [
                {
                  '@type': 'ListItem' as const,
                  position: 2,
                  name: page.label,
                  item: `${site.url}${page.path}`,
                },
              ]),
        ],
      },
    ],
  }
  if (page.path !== '/products') return graph
  const gallery: ItemList = {
    '@type': 'ItemList',
    name: products.heading,
    numberOfItems: products.gallery.length,
    itemListElement: products.gallery.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'ImageObject',
        contentUrl: `${site.url}${galleryImages[index] ?? ''}`,
        caption: photos[name].caption,
        description: photos[name].alt,
      },
    })),
  }
  return { ...graph, '@graph': [...graph['@graph'], gallery] }
}
