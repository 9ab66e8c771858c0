import { createHash } from 'node:crypto'

const renderHashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page's entry in an nginx `map`: a pattern for its URI, and the value. */
const renderNginxMapEntry = (page: string, value: string) => `    "~^/${page}\\.html" "${value}";\n`
const renderNginxMap = (variable: string, fallback: string, lines: string[]) =>
  `map $uri ${variable} {\n    volatile;\n    default "${fallback}";\n${lines.join('')}}\n`

/** The CSP sources of an endpoint: its URL without the query. None for a path of this host, which 'self' allows. */
const listCspSources = (endpoint: string) => (endpoint.startsWith('/') ? [] : [endpoint.replace(/\?.*/, '')])

/**
 * Renders the nginx variables of the CSP. All pages share the hash of the boot script and the endpoints to
 * which scripts may send. Each page has the hash of its styles and the target of its form.
 */
export function renderCspVariables(
  script: string,
  styles: [page: string, style: string][],
  endpoints: [page: string, url: string][] = [],
): string {
  const styleHashEntries = styles.map(([page, style]) => renderNginxMapEntry(page, renderHashSource(style)))
  // form-action restricts redirects, too: 'self' allows the endpoint to redirect back to the page.
  const formActionEntries = endpoints.map(([page, url]) =>
    renderNginxMapEntry(page, [...listCspSources(url), "'self'"].join(' ')),
  )
  const connectSources = endpoints.flatMap(([, url]) => listCspSources(url)).map((source) => ` ${source}`)
  return (
    `map "" $script_hash { default "${renderHashSource(script)}"; }\n` +
    `map "" $form_connect { default "${connectSources.join('')}"; }\n` +
    renderNginxMap('$style_hashes', '', styleHashEntries) +
    renderNginxMap('$form_action', "'none'", formActionEntries)
  )
}
