import { contact, photographs, products } from 'virtual:content'
import type { FurnitureStore, Graph, ItemList, PostalAddress } from 'schema-dts'
import { findHeading, findPage } from '../content/findPage.ts'
import type { Page } from '../content/schemas.ts'
import type { Address, Site } from '../content/site.ts'
import { jpegUrl } from '../images/sources.ts'
import { socialImagePath } from './pageFiles.ts'

/** Structured data for search engines: the firm, the site, breadcrumbs, and the gallery on the products page. */
export function createStructuredData(site: Site, page: Page): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      createFirm(site),
      {
        '@type': 'WebSite',
        name: site.name,
        url: `${site.url}/`,
      },
      // Search engines require two breadcrumbs or more.
      ...(page.path === '/' ? [] : [createBreadcrumbs(site, page)]),
      ...(page.path === '/products' ? [createGallery(site)] : []),
    ],
  }
}

function createFirm(site: Site): FurnitureStore {
  const { factory, headOffice, showroom } = site.addresses
  const hasShowroom = contact.locations.some(({ address }) => address === 'showroom')
  return {
    '@type': 'FurnitureStore',
    name: site.name,
    url: `${site.url}/`,
    telephone: site.phone,
    email: site.email,
    logo: `${site.url}/icon-512.png`,
    image: `${site.url}${socialImagePath('/')}`,
    address: [headOffice, factory, ...(hasShowroom ? [showroom] : [])].map(createAddress),
    geo: { '@type': 'GeoCoordinates', latitude: site.map.latitude, longitude: site.map.longitude },
  }
}

/** Has no separate fields for town and postal code, because their order in an address differs between countries. */
const createAddress = (lines: Address): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: lines.slice(0, -1).join(', '),
  addressCountry: lines.at(-1) ?? '',
})

const createBreadcrumbs = (site: Site, page: Page) => ({
  '@type': 'BreadcrumbList' as const,
  itemListElement: [findPage('/'), page].map((step, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: step?.label ?? '',
    item: `${site.url}${step?.path ?? '/'}`,
  })),
})

const createGallery = (site: Site): ItemList => ({
  '@type': 'ItemList',
  name: findHeading('/products'),
  numberOfItems: products.pieces.length,
  itemListElement: products.pieces.map(({ photograph, name, material }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'ImageObject',
      contentUrl: `${site.url}${jpegUrl(photograph)}`,
      caption: [name, material].filter(Boolean).join('. '),
      description: photographs[photograph]?.alt ?? '',
      // Google requires creditText, creator or copyrightNotice: https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
      creditText: site.name,
    },
  })),
})
