import { errorPage, language, site } from 'virtual:content'
import type { PageEntry } from '../content/schemas/contentSchemas.ts'
import { formatSocialImagePath, socialImageSize } from './pageFiles.ts'
import { createStructuredData } from './createStructuredData.ts'

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Title, description, canonical URL, social image and structured data of a page. Without a page: the error
 * page's head.
 */
export function createHead(page: PageEntry | undefined): string {
  if (!page) return `<title>${escapeHtml(errorPage.title)}</title>\n<meta name="robots" content="noindex" />`
  const url = `${site.url}${page.path}`
  const locale = new Intl.Locale(language).maximize() // adds the most likely region: DE for `de`
  const metaContents: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': url,
    'og:image': `${site.url}${formatSocialImagePath(page.path)}`,
    'og:image:width': `${socialImageSize[0]}`,
    'og:image:height': `${socialImageSize[1]}`,
    'og:image:alt': page.social.title,
    'og:locale': [locale.language, locale.region].filter(Boolean).join('_'),
  }
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}" />`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...Object.entries(metaContents).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    // A data block is not executed, so the CSP needs no hash. "<" is escaped, so that it cannot end the block.
    `<script type="application/ld+json">${JSON.stringify(createStructuredData(page)).replaceAll('<', '\\u003c')}</script>`,
  ].join('\n')
}
