import { type SiteResponse, type Client, readHeaderField, explainError } from './client.ts'
import { decodeEntities } from './html.ts'
import { joinItems, type Report } from './report.ts'

const dayMs = 86_400_000

/** Checks sitemap.xml, robots.txt, security.txt and the response for a missing page. Returns the sitemap's paths. */
export async function checkWellKnown(base: URL, client: Client, report: Report): Promise<string[]> {
  const [paths] = await Promise.all([
    checkSitemap(base, client, report),
    checkRobots(base, client, report),
    checkSecurityContact(base, client, report),
    checkMissingPage(base, client, report),
  ])
  return paths
}

/** The file's text. If the file is missing, returns undefined and adds an error to the report. */
async function requestText(
  path: string,
  base: URL,
  client: Client,
  report: Report,
): Promise<string | undefined> {
  const answer = await client.get(new URL(path, base)).catch((error: unknown) => explainError(error))
  if (typeof answer !== 'string' && answer.status === 200) return answer.body.toString()
  report.errors.push(`${path} is missing (${typeof answer === 'string' ? answer : answer.status}).`)
  return undefined
}

async function checkSitemap(base: URL, client: Client, report: Report): Promise<string[]> {
  const sitemap = await requestText('/sitemap.xml', base, client, report)
  if (sitemap === undefined) return []
  const urls = [...sitemap.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)]
    .map(([, url = '']) => decodeEntities(url))
    .filter((url) => URL.canParse(url))
  const foreignUrls = urls.filter((url) => new URL(url).origin !== base.origin)
  if (urls.length === 0)
    report.errors.push('The sitemap names no page: search engines learn nothing from it.')
  else if (foreignUrls.length > 0)
    report.errors.push(
      `The sitemap leads search engines to ${joinItems(foreignUrls.map((url) => new URL(url).origin))}, expected ${base.origin}: set SITE_URL, then build again.`,
    )
  else report.passed.push(`The sitemap names ${urls.length} pages of ${base.host}.`)
  return urls.map((url) => new URL(url).pathname)
}

async function checkRobots(base: URL, client: Client, report: Report) {
  const robots = await requestText('/robots.txt', base, client, report)
  if (robots === undefined) return
  // Ignores rules for single robots: a CDN may add such rules, for example against the training of language models.
  const groups = robots.split(/(?<!^user-agent:[^\n]*\n)(?=^user-agent:)/im)
  const groupsForAll = groups.filter((group) => /^user-agent:\s*\*\s*(?:#.*)?$/im.test(group))
  if (groupsForAll.some((group) => /^disallow:\s*\/\s*(?:#.*)?$/im.test(group)))
    report.errors.push('robots.txt tells search engines to stay away from the whole site.')
  const [, sitemap] = /^sitemap:\s*(\S+)/im.exec(robots) ?? []
  if (sitemap !== undefined && sitemap !== `${base.origin}/sitemap.xml`)
    report.errors.push(
      `robots.txt names the sitemap ${sitemap}, expected ${base.origin}/sitemap.xml: set SITE_URL, then build again.`,
    )
}

async function checkSecurityContact(base: URL, client: Client, report: Report) {
  const securityText = await requestText('/.well-known/security.txt', base, client, report)
  if (securityText === undefined) return
  const [, end = ''] = /^expires:\s*(\S+)/im.exec(securityText) ?? []
  const daysLeft = Math.floor((Date.parse(end) - (client.options.now ?? Date.now())) / dayMs)
  if (!(daysLeft >= 14))
    report.errors.push(
      `The contact for security problems (security.txt) ${daysLeft < 0 ? 'has expired' : `expires "${end}"`}: build again with --no-cache, which renews it for a year (with SOURCE_DATE_EPOCH: after a new commit).`,
    )
}

async function checkMissingPage(base: URL, client: Client, report: Report) {
  const missingPath = '/doctor-asks-for-a-page-that-does-not-exist'
  const answer: SiteResponse | string = await client
    .get(new URL(missingPath, base))
    .catch((error: unknown) => explainError(error))
  if (typeof answer === 'string' || answer.status !== 404)
    report.errors.push(
      `A page that does not exist answers ${typeof answer === 'string' ? answer : answer.status}, expected 404: search engines would list it.`,
    )
  else if (/max-age=[1-9]/.test(readHeaderField(answer, 'cache-control')))
    report.errors.push('Browsers keep the answer "not found": a new page would be missed.')
}

/**
 * Checks that the home page and one other page have one URL each. For example, /index.html must redirect to /, and
 * /about/ and /about.html to /about.
 */
export async function checkDuplicateUrls(base: URL, paths: string[], client: Client, report: Report) {
  const pagePath = paths.find((path) => path !== '/')
  const wrongUrls: string[] = []
  const duplicatesAndPaths = [
    ['/index.html', '/'],
    ...(pagePath === undefined
      ? []
      : [`${pagePath}/`, `${pagePath}.html`].map((duplicate) => [duplicate, pagePath])),
  ]
  for (const [duplicate = '', path = ''] of duplicatesAndPaths) {
    const response = await client.get(new URL(duplicate, base)).catch((error: unknown) => explainError(error))
    if (typeof response === 'string') {
      report.errors.push(`${duplicate} does not answer (${response}).`)
      continue
    }
    const { status, headers } = response
    const isRedirectedThere =
      new URL(headers.location?.[0] ?? duplicate, base).href === new URL(path, base).href
    if (!isRedirectedThere || status < 300 || status > 399) wrongUrls.push(duplicate)
  }
  if (wrongUrls.length > 0)
    report.errors.push(
      `${joinItems(wrongUrls)} should lead to the page itself: search engines list it twice.`,
    )
}
