import { type SiteResponse, type Client, readHeaderField, explainError } from './client.ts'
import { attributesOf, textOf } from './html.ts'
import { joinItems, type Report } from './report.ts'

export interface Page {
  path: string
  html: string
  text: string
  /** Absolute URLs of its links and frames, also mailto: and tel:. */
  links: string[]
  /** URLs of its images, scripts, styles, icons and manifest. */
  assets: string[]
}

const maxPages = 100
const slowMs = 3000
const maxHtmlBytes = 500_000

/** Requests and checks every page that the sitemap or a link names. */
export async function checkPages(
  home: SiteResponse,
  paths: string[],
  client: Client,
  report: Report,
): Promise<Page[]> {
  const knownPaths = new Set(['/', ...paths])
  const pages: Page[] = []
  // Each batch holds the new pages to which the previous batch links.
  for (let batch = [...knownPaths]; batch.length > 0 && knownPaths.size <= maxPages;) {
    const foundPages = await Promise.all(batch.map((path) => requestPage(path, home, client, report)))
    pages.push(...foundPages.filter((page) => page !== undefined))
    const next = foundPages.flatMap((page) => (page ? findInternalPages(page, home.url) : []))
    batch = [...new Set(next)].filter((path) => !knownPaths.has(path))
    for (const path of batch) knownPaths.add(path)
  }
  if (pages.length === knownPaths.size)
    report.passed.push(`All ${pages.length} pages answer, and so do all links between them.`)
  for (const page of pages) checkHead(page, home.url, report)
  checkCanonical(pages, home.url, report)
  checkForms(pages, report)
  return pages
}

/** Paths of the site's pages, not files, to which a page links. */
const findInternalPages = ({ links }: Page, base: URL): string[] =>
  links
    .filter((link) => URL.canParse(link) && new URL(link).origin === base.origin)
    .map((link) => new URL(link).pathname)
    .filter((path) => !/\.\w+$/.test(path))

async function requestPage(
  path: string,
  home: SiteResponse,
  client: Client,
  report: Report,
): Promise<Page | undefined> {
  const url = new URL(path, home.url)
  let answer: SiteResponse
  try {
    answer = path === '/' ? home : await client.get(url)
    if (answer.ms > slowMs) answer = await client.get(url) // one slow response may be an outlier
  } catch (error) {
    report.errors.push(`The page ${path} does not answer: ${explainError(error)}.`)
    return undefined
  }
  const { status, body, ms } = answer
  if (status !== 200) {
    const to = answer.headers.location?.[0]
    report.errors.push(
      `The page ${path} answers ${status}${to === undefined ? '' : ` and leads to ${to}`}, expected a page.`,
    )
    return undefined
  }
  if (ms > slowMs) report.warnings.push(`The page ${path} takes ${(ms / 1000).toFixed(1)} seconds to arrive.`)
  if (body.length > maxHtmlBytes)
    report.warnings.push(`The page ${path} is large: ${Math.round(body.length / 1000)} kB.`)
  if (/noindex/i.test(readHeaderField(answer, 'x-robots-tag')))
    report.errors.push(`The page ${path} tells search engines not to list it (x-robots-tag).`)
  return parsePage(path, body.toString(), url)
}

function parsePage(path: string, html: string, url: URL): Page {
  const toAbsolute = (link: string) => (URL.canParse(link, url) ? new URL(link, url).href : link)
  const attributeValues = (name: string, attribute: string) =>
    attributesOf(html, name).flatMap((one) => one[attribute] ?? [])
  const srcsets = [...attributeValues('img', 'srcset'), ...attributeValues('source', 'srcset')]
  const sources = srcsets.flatMap((set) => set.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? ''))
  const linkedFiles = attributesOf(html, 'link').filter(({ rel = '' }) =>
    /stylesheet|preload|icon|manifest/.test(rel),
  )
  const mediaSources = ['img', 'script', 'source', 'video'].flatMap((name) => attributeValues(name, 'src'))
  return {
    path,
    html,
    text: textOf(html),
    links: [...attributeValues('a', 'href'), ...attributeValues('iframe', 'src')].map(toAbsolute),
    assets: [
      ...new Set(
        [...mediaSources, ...sources, ...linkedFiles.map(({ href = '' }) => href)]
          .filter(Boolean)
          .map(toAbsolute),
      ),
    ],
  }
}

/** Checks that a page has title, description and h1, is not hidden from search engines, and loads nothing by http. */
function checkHead({ path, html }: Page, base: URL, { errors, warnings }: Report) {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1]?.trim() ?? ''
  if (title === '') errors.push(`The page ${path} has no title.`)
  if (/unexpected application error/i.test(title)) errors.push(`The page ${path} is the error page.`)
  if (!/<h1\b/i.test(html))
    errors.push(`The page ${path} has no heading: it may have come without its content.`)
  const metaTags = attributesOf(html, 'meta')
  const readMeta = (name: string) =>
    metaTags.find((one) => one.name === name || one.property === name)?.content ?? ''
  if (readMeta('description') === '') warnings.push(`The page ${path} has no description for search engines.`)
  if (/noindex/i.test(readMeta('robots')))
    errors.push(`The page ${path} tells search engines not to list it (robots).`)
  if (/(?:src|srcset)="http:\/\//i.test(html) && base.protocol === 'https:')
    errors.push(`The page ${path} loads something by http://, which browsers refuse.`)
}

/** Checks that each page names its own URL as the canonical URL, under which search engines list the page. */
function checkCanonical(pages: Page[], base: URL, report: Report) {
  const wrongPages = pages.flatMap(({ path, html }) => {
    const canonical = attributesOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href
    return canonical === new URL(path, base).href ? [] : [`${path} (${canonical ?? 'none'})`]
  })
  if (wrongPages.length > 0)
    report.errors.push(
      `The canonical URL is wrong on ${joinItems(wrongPages)}, expected ${base.origin}: set SITE_URL, then build again.`,
    )
}

/** The attributes of each visible field. */
const findFields = (html: string) =>
  [...attributesOf(html, 'input'), ...attributesOf(html, 'textarea')].filter(({ type }) => type !== 'hidden')

/** Checks that each form has labelled fields, a submit button and a script on its page. Submits nothing. */
function checkForms(pages: Page[], report: Report) {
  const withForms = pages.filter(({ html }) => /<form\b/i.test(html))
  for (const { path, html, assets } of withForms) {
    const formHtml = /<form\b.*?<\/form>/is.exec(html)?.[0] ?? ''
    const labelledIds = new Set(attributesOf(formHtml, 'label').map((label) => label.for))
    // A field inside its label needs no id.
    const fieldsOutsideLabels = findFields(formHtml.replaceAll(/<label\b.*?<\/label>/gis, ''))
    const hasSubmitButton = attributesOf(formHtml, 'button').some(
      ({ type }) => type === undefined || type === 'submit',
    )
    if (findFields(formHtml).length === 0 || !hasSubmitButton)
      report.errors.push(`The form on ${path} has no field or no button to send it.`)
    else if (
      fieldsOutsideLabels.some(({ id = '', ...field }) => !labelledIds.has(id) && !('aria-label' in field))
    )
      report.errors.push(`The form on ${path} has a field without a label.`)
    const hasScript =
      assets.some((asset) => /\.m?js(?:\?|$)/.test(asset)) || /<script\b(?![^>]*json)/i.test(html)
    if (!hasScript)
      report.errors.push(`The form on ${path} has no script behind it, so nothing happens on its button.`)
  }
  if (withForms.length > 0)
    report.passed.push(`The forms are there: ${joinItems(withForms.map(({ path }) => path))}.`)
}
