import { createHash } from 'node:crypto'
import { type SiteResponse, readHeaderField } from './client.ts'
import { findInlineScripts } from './html.ts'
import type { Report } from './report.ts'

/** Header fields that nginx sends with every response. e2e/server/headers.spec.ts checks their exact values. */
export const securityHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
] as const

/** Half a year. */
const minHstsSeconds = 15_768_000

/** Checks a page's response headers: a proxy in front may drop, duplicate or add some. */
export function checkHeaders(page: SiteResponse, report: Report) {
  const { errors, warnings } = report
  const problemCountBefore = errors.length + warnings.length
  const headerNames = [
    ...securityHeaders,
    ...(page.url.protocol === 'https:' ? (['strict-transport-security'] as const) : []),
  ]
  for (const name of headerNames) {
    const values = page.headers[name] ?? []
    if (values.length === 0)
      errors.push(
        name === 'strict-transport-security'
          ? `The security header ${name} is missing: the proxy in front does not set X-Forwarded-Proto to https (deploy/README.md).`
          : `The security header ${name} is missing: a proxy in front drops it, or nginx.conf was changed.`,
      )
    if (values.length > 1)
      errors.push(`The security header ${name} comes ${values.length} times: a proxy in front adds its own.`)
  }
  const hsts = readHeaderField(page, 'strict-transport-security')
  const hstsSeconds = Number(/max-age=(\d+)/.exec(hsts)?.[1] ?? 0)
  if (hsts !== '' && hstsSeconds < minHstsSeconds)
    errors.push(
      `Browsers keep to https for ${Math.round(hstsSeconds / 86_400)} days only (strict-transport-security), expected a year.`,
    )
  checkCsp(page, report)
  if (/\/\d/.test(readHeaderField(page, 'server')))
    warnings.push(
      `The server tells its version ("${readHeaderField(page, 'server')}"), which helps attackers.`,
    )
  if (readHeaderField(page, 'x-powered-by') !== '')
    warnings.push('The header x-powered-by tells what the site is built with.')
  if (page.headers['set-cookie'])
    errors.push(
      'A page sets a cookie, which the site itself never does: a proxy in front adds it. The law may ask for consent.',
    )
  if (readHeaderField(page, 'content-encoding') === '')
    errors.push('Pages are sent uncompressed: a proxy in front unpacks them, and visitors wait longer.')
  if (!/no-cache|no-store|max-age=0/.test(readHeaderField(page, 'cache-control')))
    errors.push(
      `Browsers may keep a page without asking again (cache-control: "${readHeaderField(page, 'cache-control')}"), so that visitors miss changes.`,
    )
  if (errors.length + warnings.length === problemCountBefore)
    report.passed.push('All security headers are there, and pages are compressed.')
}

function checkCsp(page: SiteResponse, { errors }: Report) {
  const policy = readHeaderField(page, 'content-security-policy')
  if (policy === '') return
  const scriptSources =
    /(?:^|; ?)script-src ([^;]*)/.exec(policy)?.[1] ?? /(?:^|; ?)default-src ([^;]*)/.exec(policy)?.[1] ?? '*'
  if (/'unsafe-|(?:^| )\*(?: |$)|(?:^| )https?:(?: |$)/.test(scriptSources))
    errors.push(`The content security policy lets any script run (script-src ${scriptSources}).`)
  const isAdmitted = (text: string) =>
    scriptSources.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  // If a CDN rewrites the boot script, the script's hash differs from the CSP's: browsers block it, and
  // buttons do nothing.
  const blockedScripts = findInlineScripts(page.body.toString()).filter(({ text }) => !isAdmitted(text))
  if (blockedScripts.length > 0)
    errors.push(
      'The page holds a script that its security policy refuses: a proxy or CDN in front changes pages. Turn off its "optimisations".',
    )
}
