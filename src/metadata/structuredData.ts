import type { Graph, ItemList } from 'schema-dts'
import type { Page } from '../content/pages.ts'
import { captionOf, photos, type PhotoName } from '../content/photos.ts'
import { products } from '../content/products.ts'
import type { Site } from '../content/site.ts'
import { socialImage } from './paths.ts'

/**
 * What search engines are told: the firm, the site, the way to the page, and the gallery on the products page, whose
 * photographs are at the paths that `photoPath` gives.
 */
export function structuredData(site: Site, page: Page, photoPath: (name: PhotoName) => string): Graph {
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
        name: site.name,
        url: `${site.url}/`,
        inLanguage: 'en',
        publisher: { '@id': firm },
      },
      // The way to a page; search engines want at least two steps.
      ...(page.path === '/'
        ? []
        : [
            {
              '@type': 'BreadcrumbList' as const,
              itemListElement: [
                { '@type': 'ListItem' as const, position: 1, name: 'Home', item: `${site.url}/` },
                {
                  '@type': 'ListItem' as const,
                  position: 2,
                  name: page.label,
                  item: `${site.url}${page.path}`,
                },
              ],
            },
          ]),
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
        contentUrl: `${site.url}${photoPath(name)}`,
        caption: captionOf(name),
        description: photos[name].alt,
      },
    })),
  }
  return { ...graph, '@graph': [...graph['@graph'], gallery] }
}
