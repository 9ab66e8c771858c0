import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { errorTitle } from '../src/content/navigation.ts'
import type { Site } from '../src/content/site.ts'
import { head, pageFile } from './head.ts'
import { fixedFiles } from './fixedFiles.ts'
import { finish } from './finish.ts'
import { socialImages } from './socialImages.ts'

/** Where the build puts what nginx serves, and what nginx.conf includes. */
const client = resolve('dist/client')
const nginx = resolve('dist/nginx')

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * After both bundles: renders every page to a file with its head, its critical CSS and nothing inline that runs;
 * writes the policy's style hashes, fixed files and social images, then compresses and dates all of it.
 */
export function prerender(site: Site): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client: clientBuild, ssr } = builder.environments
        if (!clientBuild || !ssr) throw new Error('prerender: expected the environments client and ssr')
        if (!clientBuild.isBuilt) await builder.build(clientBuild)
        if (!ssr.isBuilt) await builder.build(ssr)
        const { render, pages } = (await import(
          pathToFileURL(resolve('dist/server/entry-server.js')).href
        )) as typeof import('../src/entry-server.tsx')
        const template = await readFile(join(client, 'index.html'), 'utf8')
        const { shell, css } = await inlineStyles(template)

        for (const path of [...pages.map((page) => page.path), '/404']) {
          const page = pages.find((row) => row.path === path)
          const html = await render(path)
          const images = [...html.matchAll(/<a href="([^"]+\.jpe?g)"/g)].map(([, address]) => address ?? '')
          const file = shell
            .replace('<!--head-->', () => head(site, page, images))
            .replace('<!--app-->', () => html)
          if (/ style="/.test(file))
            throw new Error(`${pageFile(path)}: has a style attribute, which the policy blocks`)
          await writeFile(join(client, pageFile(path)), file)
        }
        await writeFile(join(client, 'error.html'), errorDocument(css))
        await fixedFiles(client, site)
        await socialImages(join(client, 'social'), site)

        await mkdir(nginx, { recursive: true })
        const hashes = [hash(css), hash(await marqueeStyle())].join(' ')
        await writeFile(join(nginx, 'csp-hashes.conf'), `map "" $style_hashes { default "${hashes}"; }\n`)
        await finish(client)
      },
    },
  }
}

/** Puts the one style sheet into the page and the entry script, with the policy's nonce, into its head. */
async function inlineStyles(template: string) {
  const links = [...template.matchAll(/ *<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>\n?/g)]
  const [link] = links
  if (!link?.[1] || links.length > 1)
    throw new Error(`index.html: expected one style sheet, found ${links.length}`)
  const file = join(client, link[1])
  const css = (await readFile(file, 'utf8')).trim()
  await rm(file)
  const [script = ''] = / *<script type="module".*<\/script>\n/.exec(template) ?? []
  const last = script.replace(
    /<script type="module"( crossorigin)?/,
    '<script type="module" async fetchpriority="low" nonce="__CSP_NONCE__"',
  )
  const shell = template
    .replace(link[0], () => `    <style>${css}</style>\n`)
    .replace(script, '')
    .replace('  </body>', () => `${last}  </body>`)
  return { shell, css }
}

/** The style element that react-fast-marquee adds when it is imported: read from the package, so that an update is noticed. */
async function marqueeStyle(): Promise<string> {
  const source = await readFile(resolve('node_modules/react-fast-marquee/dist/index.js'), 'utf8')
  const literal = /___\$insertStyle\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (!literal)
    throw new Error(
      'react-fast-marquee: its style was not found where version 1.6.5 has it; the policy needs its hash',
    )
  return JSON.parse(literal) as string
}

/** What the server shows for errors other than 404: no script, no picture, nothing that could fail too. */
const errorDocument = (css: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${errorTitle}</title><meta name="robots" content="noindex" /><style>${css}</style></head>
<body><main><section><h1>${errorTitle}</h1><p>The server could not answer this request.</p>
<p><a href="/">Go to the home page</a></p></section></main></body>
</html>
`
