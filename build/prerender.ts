import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { pageFile } from '../src/metadata/addresses.ts'
import { commitTime } from './commitTime.ts'
import { finish } from './finish.ts'
import { licencesOf } from './licences.ts'
import { app, laterScriptsOf, pageSource, readManifest, scriptsOf } from './modules.ts'
import { socialImages } from './socialImages.ts'
import { splitPaper, splitStyles } from './splitStyles.ts'

/** Where the build puts what nginx serves, and what nginx.conf includes. */
const client = resolve('dist/client')
const nginx = resolve('dist/nginx')

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * After both bundles: renders every page to a file with its head, the styles of what it shows and the entry script;
 * writes the policy's hashes of both, fixed files and social images, then compresses and dates all of it.
 */
export function prerender(): Plugin {
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
        const { render, renderHead, renderFixedFiles, pages, pageComponents, photos, site, errorTitle } =
          (await import(
            pathToFileURL(resolve('dist/server/entry-server.js')).href
          )) as typeof import('../src/entry-server.tsx')
        await rename(join(client, 'manifest.json'), resolve('dist/manifest.json'))
        const manifest = await readManifest(resolve('dist'))
        await appendFile(join(client, 'licenses.txt'), await licencesOf(manifest))
        const { screen: css, paper } = splitPaper(await styleSheet(manifest['style.css']?.file))
        const script = await entryScript()
        const print = await sheet('print', paper + (await readFile(`.${printSource}`, 'utf8')))
        const icon = await iconAddress()
        const shell = (await readFile('index.html', 'utf8'))
          .replaceAll(printSource, () => print)
          .replace(`href="${iconSource}"`, () => `href="${icon}"`)
          .replace(
            /<script type="module".*<\/script>/,
            () => `<script nonce="__CSP_NONCE__">${script}</script>`,
          )

        if (![script, print, icon, restPlace, '</head>'].every((part) => shell.includes(part)))
          throw new Error(
            `index.html: expected </head>, ${printSource}, ${iconSource}, ${restPlace}, and one <script type="module"> on a line of its own`,
          )
        const styles: Record<string, string> = { '/error.html': css }

        for (const path of [...pages.map((page) => page.path), '/404']) {
          const page = pages.find((row) => row.path === path)
          const html = await render(path)
          const source = page && pageSource(pageComponents[page.path])
          const modules = scriptsOf(manifest, app, ...(source ? [source] : []))
          const later = source ? laterScriptsOf(manifest, source) : []
          const { first, rest } = splitStyles(css, html)
          styles[`/${pageFile(path)}`] = first
          const restSheet = await sheet('rest', rest)
          const file = shell
            .replace('<!--head-->', () => renderHead(page))
            .replace('</head>', () => `  <style>${first}</style>\n  </head>`)
            .replace(restPlace, `<link rel="stylesheet" href="${restSheet}" data-rest />`)
            .replace('<!--app-->', () => html)
            .replace('<body>', `<body data-modules="${addresses(modules)}" data-later="${addresses(later)}">`)
          if (/ style="/.test(file))
            throw new Error(`${pageFile(path)}: has a style attribute, which the policy blocks`)
          await writeFile(join(client, pageFile(path)), file)
        }
        await writeFile(join(client, 'error.html'), errorDocument(css, errorTitle))
        await mkdir(join(client, '.well-known'), { recursive: true })
        for (const [name, text] of Object.entries(renderFixedFiles(commitTime())))
          await writeFile(join(client, name), text)
        await socialImages(join(client, 'social'), { pages, photos, site })

        await mkdir(nginx, { recursive: true })
        const marquee = hash(await marqueeStyle())
        const styleHashes = Object.entries(styles).map(
          ([file, text]) => `    "~^${file.replace('.', '\\.')}" "${hash(text)} ${marquee}";\n`,
        )
        await writeFile(
          join(nginx, 'csp-hashes.conf'),
          `map "" $script_hash { default "${hash(script)}"; }\n` +
            `map $uri $style_hashes {\n    volatile;\n    default "";\n${styleHashes.join('')}}\n`,
        )
        await finish(client)
      },
    },
  }
}

const addresses = (files: string[]) => files.map((file) => `/${file}`).join(' ')

/** The site's styles, of which each page holds what it shows, taken from the client's files. */
async function styleSheet(file: string | undefined): Promise<string> {
  if (!file) throw new Error('manifest.json: expected style.css in it')
  const css = (await readFile(join(client, file), 'utf8')).trim()
  await rm(join(client, file))
  // The bundler lays the sheets in the order of its chunks, and leaves out the line that says the order of their layers.
  const order = /^@layer [^;]+;/.exec(await readFile('src/styles/index.css', 'utf8'))?.[0]
  if (!order) throw new Error('src/styles/index.css: expected the order of the layers as its first line')
  return order + css
}

const printSource = '/src/styles/print.css'
/** Where the page asks for the styles of what is not in it, after its first paint. */
const restPlace = '<!--rest-->'

/** Writes a sheet that no first paint waits for under a name of its own; returns its address. */
async function sheet(name: string, css: string): Promise<string> {
  const address = `/assets/${name}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
  await writeFile(join(client, address), css)
  return address
}

const iconSource = '/favicon.svg'

/**
 * The icon as an address that holds it: a browser asks for a file of its own at the very moment of the first photograph. Its
 * curves are those of the mark in the header, so it takes few bytes; machines have favicon.ico.
 */
async function iconAddress(): Promise<string> {
  const svg = (await readFile(`public${iconSource}`, 'utf8')).trim()
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[<>#]/g, encodeURIComponent)}`
}

/** The script that stands in each page, bundled for itself with copies of what it shares with the app. */
async function entryScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/early.ts', formats: ['iife'], name: 'entry' },
    },
  })
  const [bundle] = [built].flat()
  const [chunk] = bundle && 'output' in bundle ? bundle.output : []
  if (!chunk?.code) throw new Error('early.ts: expected one script when built')
  return chunk.code.trim()
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
const errorDocument = (css: string, errorTitle: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${errorTitle}</title><meta name="robots" content="noindex" /><style>${css}</style></head>
<body><main><section><h1>${errorTitle}</h1><p>The server could not answer this request.</p>
<p><a href="/">Go to the home page</a></p></section></main></body>
</html>
`
