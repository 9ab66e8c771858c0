import { type SiteResponse, type Client, readHeaderField, explainError } from './client.ts'
import { parseAttributes, extractText } from './html.ts'
import { joinItems, type Report } from './report.ts'

export interface Page {
  path: string
  html: string
  text: string
  /** Absolute URLs of the page's links and frames, also mailto: and tel:. */
  links: string[]
  /** URLs of the page's images, scripts, styles, icons and manifest. */
  assets: string[]
}

const maxPages = 100
const slowMs = 3000
const maxHtmlBytes = 500_000

/** Requests and checks the pages that the sitemap or a link names. Stops when it knows more than `maxPages` pages. */
export async function checkPages(
  home: SiteResponse,
  paths: string[],
  client: Client,
  report: Report,
): Promise<Page[]> {
  const knownPaths = new Set(['/', ...paths])
  const pages: Page[] = []
  // The first batch holds the sitemap's pages, each later batch the new pages to which the previous batch links.
  for (let batch = [...knownPaths]; batch.length > 0 && knownPaths.size <= maxPages;) {
    const foundPages = await Promise.all(batch.map((path) => requestPage(path, home, client, report)))
    pages.push(...foundPages.filter((page) => page !== undefined))
    const linkedPaths = foundPages.flatMap((page) => (page ? findInternalPaths(page, home.url) : []))
    batch = [...new Set(linkedPaths)].filter((path) => !knownPaths.has(path))
    for (const path of batch) knownPaths.add(path)
  }
  if (knownPaths.size > maxPages)
    report.warnings.push(`The site has more than ${maxPages} pages: not all were looked at.`)
  if (pages.length === knownPaths.size)
    report.passed.push(`All ${pages.length} pages answer, and so do all links between them.`)
  for (const page of pages) checkHead(page, home.url, report)
  checkCanonical(pages, home.url, report)
  checkForms(pages, report)
  await checkEndpoints(pages, home.url, client, report)
  return pages
}

/** Paths of the site's pages to which a page links. Leaves out links to files. */
const findInternalPaths = ({ links }: Page, base: URL): string[] =>
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
    const redirectTarget = answer.headers.location?.[0]
    report.errors.push(
      `The page ${path} answers ${status}${redirectTarget === undefined ? '' : ` and leads to ${redirectTarget}`}, expected a page.`,
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
  const toAbsoluteUrl = (link: string) => (URL.canParse(link, url) ? new URL(link, url).href : link)
  const readAttributeValues = (name: string, attribute: string) =>
    parseAttributes(html, name).flatMap((one) => one[attribute] ?? [])
  const srcsets = [...readAttributeValues('img', 'srcset'), ...readAttributeValues('source', 'srcset')]
  const srcsetUrls = srcsets.flatMap((set) =>
    set.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? ''),
  )
  const linkedFiles = parseAttributes(html, 'link').filter(({ rel = '' }) =>
    /stylesheet|preload|icon|manifest/.test(rel),
  )
  const mediaSources = ['img', 'script', 'source', 'video'].flatMap((name) =>
    readAttributeValues(name, 'src'),
  )
  return {
    path,
    html,
    text: extractText(html),
    links: [...readAttributeValues('a', 'href'), ...readAttributeValues('iframe', 'src')].map(toAbsoluteUrl),
    assets: [
      ...new Set(
        [...mediaSources, ...srcsetUrls, ...linkedFiles.map(({ href = '' }) => href)]
          .filter(Boolean)
          .map(toAbsoluteUrl),
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
  const metaTags = parseAttributes(html, 'meta')
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
    const canonical = parseAttributes(html, 'link').find(({ rel }) => rel === 'canonical')?.href
    return canonical === new URL(path, base).href ? [] : [`${path} (${canonical ?? 'none'})`]
  })
  if (wrongPages.length > 0)
    report.errors.push(
      `The canonical URL is wrong on ${joinItems(wrongPages)}, expected ${base.origin}: set SITE_URL, then build again.`,
    )
}

/** The attributes of each visible field. */
const findFields = (html: string) =>
  [...parseAttributes(html, 'input'), ...parseAttributes(html, 'textarea')].filter(
    ({ type }) => type !== 'hidden',
  )

/** Checks the first form of each page: labelled fields, a submit button, and a script on the page. Submits nothing. */
function checkForms(pages: Page[], report: Report) {
  const pagesWithForms = pages.filter(({ html }) => /<form\b/i.test(html))
  for (const { path, html, assets } of pagesWithForms) {
    const formHtml = /<form\b.*?<\/form>/is.exec(html)?.[0] ?? ''
    const labelledIds = new Set(parseAttributes(formHtml, 'label').map((label) => label.for))
    // Removes fields inside a label, because they need no id. Only the other fields are checked.
    const fieldsOutsideLabels = findFields(formHtml.replaceAll(/<label\b.*?<\/label>/gis, ''))
    const hasSubmitButton = parseAttributes(formHtml, 'button').some(
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
  if (pagesWithForms.length > 0)
    report.passed.push(`The forms are there: ${joinItems(pagesWithForms.map(({ path }) => path))}.`)
}

/**
 * Checks that something receives what forms send to a path of the site. Sends nothing: the site's own 404 to a GET,
 * which has its content security policy, tells that the path leads to nothing else.
 */
async function checkEndpoints(pages: Page[], base: URL, client: Client, report: Report) {
  for (const { path, html } of pages)
    for (const { action = '', method = '' } of parseAttributes(html, 'form')) {
      const url = new URL(action, new URL(path, base))
      if (!/post/i.test(method) || url.origin !== base.origin) continue
      const answer = await client.get(url).catch(() => undefined)
      if (answer && !(answer.status === 404 && answer.headers['content-security-policy'])) continue
      report.errors.push(`The form on ${path} sends to ${url.pathname}, where nothing receives it.`)
    }
}
