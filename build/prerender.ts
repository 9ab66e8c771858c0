import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin, ViteBuilder } from 'vite'
import { createWellKnownFiles } from '../src/metadata/createWellKnownFiles.ts'
import { pageFile } from '../src/metadata/pageFiles.ts'
import { bundleBootScript } from './bootScript.ts'
import { readBuildTime } from '../owner/readBuildTime.ts'
import { selectCriticalStyles, selectDeferredStyles, splitPrintRules } from './selectCriticalStyles.ts'
import { dist } from './dist.ts'
import { readContent } from '../owner/readContent.ts'
import { hashOf } from './hashOf.ts'
import { writeSocialImages } from './socialImages.ts'

type Renderer = typeof import('../src/entry-server.tsx')

/** The folder that nginx serves. */
const clientFolder = join(dist, 'client')

/** Renders every page to a file, and writes the well-known files, social images and build warnings. */
export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  buildApp: {
    order: 'post',
    async handler(builder) {
      const renderer = await buildBundles(builder)
      const manifest = await readManifest()
      const css = await takeStyleSheet(manifest)
      // Only the mutation tests have such a plugin: e2e/mutants/instrumentation.ts.
      const bootPlugins = builder.config.plugins.filter(({ name }) => name.startsWith('boot:'))
      const shell = await fillShell(renderer, manifest, css, await bundleBootScript(bootPlugins))
      await writePages(renderer, shell, css.screen)
      await writeWellKnownFiles()
      await writeSocialImages(clientFolder)
      await writeBuildWarnings()
    },
  },
})

/** Builds the client and server bundles, and imports the server bundle. */
async function buildBundles(builder: ViteBuilder): Promise<Renderer> {
  const { client: clientBuild, ssr } = builder.environments
  if (!clientBuild || !ssr) throw new Error('prerender: expected the environments client and ssr')
  if (!clientBuild.isBuilt) await builder.build(clientBuild)
  if (!ssr.isBuilt) await builder.build(ssr)
  return (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Renderer
}

/** Reads the manifest, which maps sources to built files, and moves it out of the served folder. */
async function readManifest(): Promise<Manifest> {
  await rename(join(clientFolder, 'manifest.json'), join(dist, 'manifest.json'))
  return JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as Manifest
}

/** Reads the style sheet, and removes it from the served folder: pages get critical and deferred styles instead. */
async function takeStyleSheet(manifest: Manifest) {
  const styleFile = manifest['style.css']?.file
  if (!styleFile) throw new Error('manifest.json: expected style.css in it')
  const css = (await readFile(join(clientFolder, styleFile), 'utf8')).trim()
  await rm(join(clientFolder, styleFile))
  // The bundler drops the `@layer` statement that orders the layers, so it is added again.
  const layers = /^@layer [^;]+;/.exec(await readFile('src/styles/index.css', 'utf8'))?.[0]
  if (!layers) throw new Error('src/styles/index.css: expected the order of the layers as its first line')
  return splitPrintRules(layers + css)
}

const printSource = '/src/styles/print.css'
const iconSource = '/favicon.svg'

/** Writes the deferred and the print style sheet. Returns index.html with the parts that all pages share. */
async function fillShell(
  { renderHtmlTag, renderLoadNotes }: Renderer,
  manifest: Manifest,
  { screen, print }: { screen: string; print: string },
  script: string,
) {
  const deferredStylesUrl = await writeStyleSheet('deferred', selectDeferredStyles(screen))
  const appChunk = manifest['src/entry-client.tsx']
  if (!appChunk || appChunk.imports?.length)
    throw new Error('manifest.json: expected src/entry-client.tsx in it, in one file')
  return replaceEach(await readFile('index.html', 'utf8'), {
    '<html lang="en">': renderHtmlTag(),
    [printSource]: await writeStyleSheet('print', print + (await readFile(`.${printSource}`, 'utf8'))),
    [`href="${iconSource}"`]: `href="${await createIconUrl()}"`,
    '<script type="module" src="/src/boot/boot.ts"></script>': `<script nonce="__CSP_NONCE__">${script}</script>`,
    '<!--load-notes-->': renderLoadNotes(),
    '<!--deferred-->': `<link rel="modulepreload" href="/${appChunk.file}" />\n      <link rel="stylesheet" href="${deferredStylesUrl}" />`,
  })
}

/** Writes each page, 404.html and error.html. */
async function writePages(renderer: Renderer, shell: string, css: string) {
  const { pages } = readContent().content.pages
  for (const path of [...pages.map((page) => page.path), '/404']) {
    const page = replaceEach(shell, {
      '<!--head-->': renderer.renderHead(pages.find((row) => row.path === path)),
      '<!--app-->': renderer.render(path),
    })
    await writeFile(join(clientFolder, pageFile(path)), addStyles(page, css))
  }
  await writeFile(join(clientFolder, 'error.html'), addStyles(renderer.renderServerErrorPage(), css))
}

async function writeWellKnownFiles() {
  const { content, site } = readContent()
  await mkdir(join(clientFolder, '.well-known'), { recursive: true })
  for (const [name, text] of Object.entries(createWellKnownFiles(site, content.pages, readBuildTime())))
    await writeFile(join(clientFolder, name), text)
}

/** Writes the warnings about the settings, which the container logs at each start. */
async function writeBuildWarnings() {
  await mkdir(join(dist, 'nginx'), { recursive: true })
  const warningLines = readContent().settingProblems.map(({ where, message }) => `${where}: ${message}\n`)
  await writeFile(join(dist, 'nginx/build-warnings.txt'), warningLines.join(''))
}

/** Adds the critical styles of a page to its head. */
const addStyles = (page: string, css: string) =>
  replaceEach(page, { '</head>': `<style>${selectCriticalStyles(css, page)}</style></head>` })

/** Replaces each key with its value. Throws if a key is missing. */
function replaceEach(html: string, values: Record<string, string>) {
  for (const [key, value] of Object.entries(values)) {
    if (!html.includes(key)) throw new Error(`prerender: expected ${key} in ${html.slice(0, 80)}…`)
    html = html.replaceAll(key, () => value)
  }
  return html
}

/** Writes a style sheet under a hashed name and returns its URL. */
async function writeStyleSheet(name: string, css: string): Promise<string> {
  const url = `/assets/${name}-${hashOf(css)}.css`
  await writeFile(join(clientFolder, url), css)
  return url
}

/** The icon as a data URL: the request for a file would compete with the first photograph. */
async function createIconUrl(): Promise<string> {
  const svg = (await readFile(`public${iconSource}`, 'utf8')).trim()
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[<>#]/g, encodeURIComponent)}`
}
