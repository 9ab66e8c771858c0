import { createReadStream, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { pages } from '../src/content/pages.ts'
import { pageFile } from '../src/metadata/addresses.ts'

/** The headers that nginx.conf sends with every answer in the same words. */
function constantHeaders(): [name: string, value: string][] {
  const conf = readFileSync('nginx.conf', 'utf8')
  const values = new Map(
    [...conf.matchAll(/map \$status (\$\w+)\s+\{ volatile; 416 ""; default "?([^"$;]+)"?; \}/g)].map(
      ([, variable = '', value = '']) => [variable, value],
    ),
  )
  return [...conf.matchAll(/add_header (\S+) (\$\w+) always;/g)].flatMap(([, name = '', variable = '']) => {
    const value = values.get(variable)
    return value === undefined ? [] : [[name, value]]
  })
}

/**
 * Makes Vite's preview answer as nginx does, as far as it can: pages without ending, one form of each address, a 404 with
 * the site's shell, and the headers that need no knowledge of the file. nginx.conf is what a visitor gets.
 */
export function previewLikeNginx(): Plugin {
  return {
    name: 'preview-like-nginx',
    configurePreviewServer(server) {
      const headers = constantHeaders()
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(`http://preview.invalid${request.url}`)
        for (const [name, value] of headers) response.setHeader(name, value)
        response.setHeader(
          'Cache-Control',
          pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
        const page = pages.find(({ path }) => path === pathname)
        const other = pages.find(({ path }) => pathname === `${path}/` || pathname === `/${pageFile(path)}`)
        if (other) {
          response.writeHead(308, { Location: other.path + search }).end()
        } else if (page) {
          request.url = `/${pageFile(page.path)}${search}`
          next()
        } else if (/\.\w+$/.test(pathname)) {
          next()
        } else {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
          createReadStream('dist/client/404.html').pipe(response)
        }
      })
    },
  }
}
