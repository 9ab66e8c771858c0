import type { PlaceName } from '../images/places.ts'
import type { PhotoName } from './photos.ts'
import { site } from './site.ts'

/** One page of the site: the row from which router, navigation, prerenderer, head, sitemap and tests are made. */
export interface Page {
  path: string
  /** The words of its links. */
  label: string
  /** Its first heading. */
  heading: string
  title: string
  description: string
  /** The photograph of its social image, by file name without ending. */
  socialPhoto: PhotoName
  socialTitle: string
  /** The photograph with which it opens, and where that stands: fetched at the first sign of interest in the page. */
  opening?: { photo: PhotoName; place: PlaceName }
}

/** The pages in the order of the navigation (specification §2). */
export const pages = [
  {
    path: '/',
    label: 'Home',
    heading: 'Designers and exporters of the finest contemporary furniture and interior accessories',
    title: `${site.name}: contemporary furniture, designed, made and exported`,
    description:
      'Designers, makers and exporters of contemporary furniture and interior accessories: solid timber and metal, wrought iron and antique reproductions.',
    socialPhoto: 'hero-dining',
    socialTitle: 'Furniture, from the tree and the fire',
    opening: { photo: 'hero-dining', place: 'slide' },
  },
  {
    path: '/about',
    label: 'About Us',
    heading: 'Our Firm',
    title: `About Us | ${site.name}`,
    description: 'Who we are, how we work in timber and iron under one roof, and what we hold ourselves to.',
    socialPhoto: 'workshop',
    socialTitle: 'A joiner’s bench and a blacksmith’s hearth',
    opening: { photo: 'workshop', place: 'firm' },
  },
  {
    path: '/products',
    label: 'Products',
    heading: 'Our Products',
    title: `Our Products | ${site.name}`,
    description:
      'Dining, foldable, side, nested and night tables, beds, bar stools and chairs in solid timber, metal and wrought iron, and antique reproductions.',
    socialPhoto: 'hero-bar',
    socialTitle: 'Tables, beds, stools and chairs',
    opening: { photo: 'dining-table', place: 'opening' },
  },
  {
    path: '/grievance',
    label: 'Grievance Redressal',
    heading: 'Grievance Redressal',
    title: `Grievance Redressal | ${site.name}`,
    description: 'How to raise a grievance with the firm, by form or by phone.',
    socialPhoto: 'hero-bedroom',
    socialTitle: 'Tell us what went wrong',
    opening: { photo: 'chair-and-lamp', place: 'besideForm' },
  },
  {
    path: '/contact',
    label: 'Contact Us',
    heading: 'Contact Us',
    title: `Contact Us | ${site.name}`,
    description: 'Factory, head office and showroom: addresses, map, phone, WhatsApp and e-mail.',
    socialPhoto: 'tour-living',
    socialTitle: 'Come and sit on it first',
    opening: { photo: 'spindle-chair', place: 'aside' },
  },
] as const satisfies readonly Page[]

export type Path = (typeof pages)[number]['path']

/** The header's one link that leaves the site; it stands after that to the page at `after` (specification §2). */
export const sustainability = { label: 'Sustainability', href: site.sustainabilityUrl, after: '/products' }

/** Title of the router's fallback page, for an unknown address and for a failure (specification §8). */
export const errorTitle = 'Unexpected Application Error!'

/** The first heading of a page. */
export const headingOf = (path: Path): string => (findPage(path) as Page).heading // each Path is of a row

/** The row of a path; undefined where the site has no such page. */
export const findPage = (path: string): Page | undefined => pages.find((page) => page.path === path)
