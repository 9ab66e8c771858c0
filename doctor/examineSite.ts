import { Client, type ClientOptions, explainError } from './client.ts'
import { checkConnection } from './connection.ts'
import { checkHeaders } from './headers.ts'
import { checkAssets, checkExternalLinks } from './links.ts'
import { checkPages } from './pages.ts'
import { checkPlaceholders } from './placeholders.ts'
import { Report } from './report.ts'
import { checkDuplicateUrls, checkWellKnown } from './wellKnown.ts'

/**
 * Checks what visitors, browsers and search engines request from a site. Only reads. Ends after at most two
 * minutes.
 */
export async function examineSite(
  base: URL,
  { limitMs = 110_000, ...options }: Omit<ClientOptions, 'signal'> & { limitMs?: number } = {},
): Promise<Report> {
  const report = new Report()
  const signal = AbortSignal.timeout(limitMs)
  const client = new Client({ ...options, signal })
  try {
    const home = await client.get(base).catch((error: unknown) => {
      report.errors.push(`${base.origin} does not answer: ${explainError(error)}.`)
    })
    if (!home) return report
    checkHeaders(home, report)
    const [paths] = await Promise.all([
      checkWellKnown(base, client, report),
      checkConnection(home, client, report),
    ])
    await checkDuplicateUrls(base, paths, client, report)
    const pages = await checkPages(home, paths, client, report)
    checkPlaceholders(pages, report)
    await checkAssets(pages, base, client, report)
    await checkExternalLinks(pages, base, client, report)
  } catch (error) {
    report.errors.push(`The examination ended early: ${explainError(error)}.`)
  } finally {
    client.close()
  }
  if (signal.aborted) report.errors.push('The site was too slow to look at everything within two minutes.')
  return report
}
