import { type Client, readHeaderField, explainError } from './client.ts'
import type { Page } from './pages.ts'
import { joinItems, type Report } from './report.ts'

const maxImageBytes = 1_500_000
const maxScriptBytes = 1_000_000

/** Content type of a file, by the ending of its path. */
const expectedTypes: [pattern: RegExp, type: RegExp][] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /text\/css/],
  [/\.(?:avif|webp|jpe?g|png|svg|ico)$/, /^image\//],
]

/** Checks each asset of the pages: status, content type, size and caching. */
export async function checkAssets(pages: Page[], base: URL, client: Client, report: Report) {
  /** Maps the URL of each asset to one page that uses the asset. The report names that page. */
  const pageByAssetUrl = new Map<string, string>()
  for (const { path, html, assets } of pages) {
    for (const asset of assets) if (new URL(asset).origin === base.origin) pageByAssetUrl.set(asset, path)
    // Adds assets that no element names, such as the fonts in the inline script.
    for (const [asset] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2|avif|jpg|svg|mp4|webm)/g))
      pageByAssetUrl.set(new URL(asset, base).href, path)
    for (const [, image = ''] of html.matchAll(/<meta property="og:image" content="([^"]*)"/g))
      if (URL.canParse(image)) pageByAssetUrl.set(new URL(new URL(image).pathname, base).href, path)
  }
  const { errors, warnings } = report
  const errorCountBefore = errors.length
  let scriptBytes = 0
  await Promise.all(
    [...pageByAssetUrl].map(async ([asset, page]) => {
      const url = new URL(asset)
      const answer = await client.get(url, 'HEAD').catch((error: unknown) => explainError(error))
      if (typeof answer === 'string' || answer.status !== 200) {
        const reason = typeof answer === 'string' ? answer : answer.status
        errors.push(`The page ${page} needs ${url.pathname}, which is missing (${reason}).`)
        return
      }
      const type = readHeaderField(answer, 'content-type')
      const [, expected] = expectedTypes.find(([pattern]) => pattern.test(url.pathname)) ?? []
      if (expected && !expected.test(type))
        errors.push(`${url.pathname} is sent as "${type}", which browsers refuse.`)
      const bytes = Number(readHeaderField(answer, 'content-length'))
      if (type.startsWith('image/') && bytes > maxImageBytes)
        warnings.push(`The image ${url.pathname} is large: ${(bytes / 1e6).toFixed(1)} MB.`)
      if (type.includes('javascript')) scriptBytes += bytes
      if (
        url.pathname.startsWith('/assets/') &&
        !/max-age=(?!0)\d{5,}/.test(readHeaderField(answer, 'cache-control'))
      )
        warnings.push(
          `Browsers ask for ${url.pathname} again at each visit: a proxy in front has changed cache-control.`,
        )
    }),
  )
  if (scriptBytes > maxScriptBytes)
    warnings.push(`All scripts together are large: ${(scriptBytes / 1e6).toFixed(1)} MB.`)
  if (errors.length === errorCountBefore)
    report.passed.push(`All ${pageByAssetUrl.size} images, films, scripts and styles are there.`)
}

/**
 * Checks links to other sites. Reports only 404, 410 and no answer: other errors may be temporary, or only
 * for robots.
 */
export async function checkExternalLinks(pages: Page[], base: URL, client: Client, report: Report) {
  /** Maps the URL of each external link to one page that has the link. The report names that page. */
  const linkingPageByUrl = new Map<string, string>()
  for (const { path, links } of pages)
    for (const link of links) {
      const url = URL.canParse(link) ? new URL(link) : undefined
      if (url && /^https?:$/.test(url.protocol) && url.hostname !== base.hostname)
        linkingPageByUrl.set(url.href, path)
    }
  const deadLinks: string[] = []
  await Promise.all(
    [...linkingPageByUrl].map(async ([link, page]) => {
      const requestLink = () =>
        client.get(new URL(link), 'GET', { 'user-agent': 'Mozilla/5.0 (website doctor)' })
      const answer = await requestLink().catch(() =>
        requestLink().catch((error: unknown) => explainError(error)),
      )
      const statusOrReason = typeof answer === 'string' ? answer : answer.status
      if (typeof statusOrReason === 'string' || statusOrReason === 404 || statusOrReason === 410) {
        deadLinks.push(link)
        report.errors.push(`The link to ${link} on ${page} is dead: ${statusOrReason}.`)
      }
    }),
  )
  if (deadLinks.length === 0 && linkingPageByUrl.size > 0)
    report.passed.push(
      `All links to other sites are alive: ${joinItems([...linkingPageByUrl.keys()].map((link) => new URL(link).host))}.`,
    )
}
