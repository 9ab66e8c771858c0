import { contact, headings, pages, products, site } from 'virtual:content'
import type { FurnitureStore, Graph, ItemList, PostalAddress } from 'schema-dts'
import type { PageEntry } from '../content/schemas/contentSchemas.ts'
import { findPhotograph, toJpegUrl } from '../images/sources.ts'
import { formatPieceName } from '../lib/formatPieceName.ts'
import { formatSocialImagePath } from './pageFiles.ts'

/** Structured data for search engines: the firm, the site, breadcrumbs, and the gallery on the products page. */
export const createStructuredData = (page: PageEntry): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    createFirm(),
    { '@type': 'WebSite', name: site.name, url: `${site.url}/` },
    // The home page has no breadcrumbs, because search engines require two or more.
    ...(page.path === '/' ? [] : [createBreadcrumbs(page)]),
    ...(page.path === '/products' ? [createGallery()] : []),
  ],
})

const createFirm = (): FurnitureStore => ({
  '@type': 'FurnitureStore',
  name: site.name,
  url: `${site.url}/`,
  telephone: site.phone,
  email: site.email,
  logo: `${site.url}/icon-512.png`,
  image: `${site.url}${formatSocialImagePath('/')}`,
  address: contact.locations.map(({ address, lines = [] }) =>
    createAddress(address ? site.addresses[address] : lines),
  ),
  geo: { '@type': 'GeoCoordinates', ...site.map },
})

/** Leaves town and postal code in the street, because no rule separates them for every country. */
function createAddress(lines: readonly string[]): PostalAddress {
  const country = lines.at(-1) ?? ''
  return /\d/.test(country) // a line with a postal code is no country
    ? { '@type': 'PostalAddress', streetAddress: lines.join(', ') }
    : { '@type': 'PostalAddress', streetAddress: lines.slice(0, -1).join(', '), addressCountry: country }
}

const createBreadcrumbs = (page: PageEntry) => ({
  '@type': 'BreadcrumbList' as const,
  itemListElement: [pages.find(({ path }) => path === '/'), page].map((step, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: step?.label ?? '',
    item: `${site.url}${step?.path ?? '/'}`,
  })),
})

const createGallery = (): ItemList => ({
  '@type': 'ItemList',
  name: headings['/products'],
  numberOfItems: products.pieces.length,
  itemListElement: products.pieces.map((piece, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'ImageObject',
      contentUrl: `${site.url}${toJpegUrl(piece.photograph)}`,
      caption: formatPieceName(piece),
      description: findPhotograph(piece.photograph).alt,
      // Google requires creditText, creator or copyrightNotice:
      // https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
      creditText: site.name,
    },
  })),
})
