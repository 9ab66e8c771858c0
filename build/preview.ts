import { createReadStream } from 'node:fs'
import type { Plugin } from 'vite'
import { pages } from '../src/content/navigation.ts'
import { pageFile } from './head.ts'

/**
 * Makes Vite's preview answer as nginx does, as far as it can: pages without ending, one form of each address, a 404 with
 * the site's shell, and the headers that need no knowledge of the file. nginx.conf is what a visitor gets.
 */
export function previewLikeNginx(): Plugin {
  return {
    name: 'preview-like-nginx',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://preview.invalid')
        response.setHeader('X-Content-Type-Options', 'nosniff')
        response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
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
