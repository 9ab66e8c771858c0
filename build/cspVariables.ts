import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { dist } from './dist.ts'
import { readContent } from '../owner/readContent.ts'

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page's line in a map of nginx. */
const nginxLine = (page: string, value: string) => `    "~^/${page}\\.html" "${value}";\n`
const nginxMap = (variable: string, fallback: string, lines: string[]) =>
  `map $uri ${variable} {\n    volatile;\n    default "${fallback}";\n${lines.join('')}}\n`

/** The CSP source of an endpoint: its URL without the query. Empty for a path of this host, which 'self' allows. */
const cspSource = (endpoint: string) => (endpoint.startsWith('/') ? '' : `${endpoint.split('?')[0]} `)

/** Renders the nginx variables of the CSP: one script hash, and for each page a style hash and the target of its form. */
export function renderCspVariables(
  script: string,
  styles: [page: string, style: string][],
  endpoints: [page: string, url: string][] = [],
): string {
  const styleHashes = styles.map(([page, style]) => nginxLine(page, hashSource(style)))
  // 'self' allows the endpoint to redirect back to the page.
  const formActions = endpoints.map(([page, url]) => nginxLine(page, `${cspSource(url)}'self'`))
  const connections = endpoints.map(([, url]) => ` ${cspSource(url)}`.trimEnd())
  return (
    `map "" $script_hash { default "${hashSource(script)}"; }\n` +
    `map "" $form_connect { default "${connections.join('')}"; }\n` +
    nginxMap('$style_hashes', '', styleHashes) +
    nginxMap('$form_action', "'none'", formActions)
  )
}

/**
 * Writes dist/nginx/csp-variables.conf, which nginx.conf includes: the hashes of the pages' inline script and styles, and the
 * endpoints of their forms. Throws if a page has a style attribute, which the CSP blocks, or if the inline scripts differ.
 */
export const cspVariables = (): Plugin => ({
  name: 'csp-variables',
  apply: 'build',
  buildApp: {
    order: 'post',
    async handler() {
      const inlineScripts = new Set<string>()
      const styles: [page: string, style: string][] = []
      for (const fileName of globSync('*.html', { cwd: join(dist, 'client') }).toSorted()) {
        const html = await readFile(join(dist, 'client', fileName), 'utf8')
        if (/ style="/.test(html))
          throw new Error(`${fileName}: has a style attribute, which the policy blocks`)
        for (const [, script = ''] of html.matchAll(/<script nonce="[^"]*">(.*?)<\/script>/gs))
          inlineScripts.add(script)
        const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
        styles.push([fileName.replace('.html', ''), style])
      }
      const [script, ...others] = inlineScripts
      if (script === undefined || others.length > 0)
        throw new Error(`the built pages: expected one inline script, found ${inlineScripts.size}`)
      const endpoints = Object.entries(readContent().endpoints).filter(([, endpoint]) => endpoint)
      await mkdir(join(dist, 'nginx'), { recursive: true })
      await writeFile(join(dist, 'nginx/csp-variables.conf'), renderCspVariables(script, styles, endpoints))
    },
  },
})
