import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { toPageFileName } from '../src/metadata/pageFiles.ts'
import { createWellKnownFiles } from './createWellKnownFiles.ts'
import { renderCspVariables } from './renderCspVariables.ts'
import { readBuildTime } from './readBuildTime.ts'
import { minifyCss } from './minifyCss.ts'
import { selectCriticalStyles, selectDeferredStyles } from './selectCriticalStyles.ts'
import { splitPrintRules } from './splitPrintRules.ts'
import { dist } from './dist.ts'
import { replaceBreakpoints } from './styleSheetsPlugin.ts'
import { readContent } from '../owner/readContent.ts'
import { computeHash } from './computeHash.ts'
import { writeSocialImages } from './writeSocialImages.ts'

type Renderer = typeof import('../src/entry-server.tsx')

/** The folder that nginx serves. */
const clientFolder = join(dist, 'client')

/** Renders every page to a file. Writes style sheets, well-known files, social images and the files for nginx, too. */
export const prerenderPlugin = (): Plugin => ({
  name: 'prerender',
  apply: 'build',
  buildApp: {
    order: 'post',
    async handler() {
      const renderer = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Renderer
      const css = splitPrintRules((await readLayerOrder()) + (await takeAsset('*.css')))
      const styleSheetUrls = {
        deferred: await writeStyleSheet('deferred', selectDeferredStyles(css.otherRules)),
        print: await writeStyleSheet('print', css.printRules + (await readMinifiedCss(printCssPath))),
      }
      const script = await takeAsset('boot-*.js')
      const shell = await fillShell(renderer, styleSheetUrls, script)
      const styles = await writePages(renderer, shell, css.otherRules)
      await writeWellKnownFiles()
      await writeSocialImages(clientFolder)
      await writeNginxFiles(script, styles)
    },
  },
})

/** Finds the one asset whose name matches the pattern. Throws if there is none or more than one. */
function findAsset(pattern: string): string {
  const [file, ...others] = globSync(`assets/${pattern}`, { cwd: clientFolder })
  if (!file || others.length > 0) throw new Error(`${clientFolder}/assets: expected one file ${pattern}`)
  return file
}

/** Reads a built file and deletes it: its text goes into pages and new style sheets, so nothing requests it. */
async function takeAsset(pattern: string) {
  const path = join(clientFolder, findAsset(pattern))
  const text = await readFile(path, 'utf8')
  await rm(path)
  return text.trim()
}

/** Reads the `@layer` statement that orders the cascade layers, because the bundler drops it. */
async function readLayerOrder() {
  const layerOrder = /^@layer [^;]+;/.exec(await readFile('src/styles/index.css', 'utf8'))?.[0]
  if (!layerOrder) throw new Error('src/styles/index.css: expected the order of the layers as its first line')
  return layerOrder
}

const printCssPath = '/src/styles/print.css'
const iconPath = '/favicon.svg'
/** Characters up to which the icon is in each page. A larger one would make the HTML slow. */
const maxInlineIconLength = 1000

const readMinifiedCss = async (path: string) =>
  minifyCss(replaceBreakpoints(await readFile(`.${path}`, 'utf8')))

/** Returns index.html, filled with everything that all pages share. */
async function fillShell(
  { htmlTag, loadingNote, failedNote }: Renderer,
  styleSheetUrls: { deferred: string; print: string },
  script: string,
) {
  const template = (await readFile('index.html', 'utf8')).replaceAll(/^ +| \/(?=>)/gm, '') // less to transfer
  return replaceEach(template, {
    '<html lang="en">': htmlTag,
    [printCssPath]: styleSheetUrls.print,
    [iconPath]: await createIconUrl(),
    // nginx.conf replaces __CSP_NONCE__ in the translated view. In other views the hash of the script admits it.
    '<script type="module" src="/src/boot/boot.ts"></script>': `<script nonce="__CSP_NONCE__">${script}</script>`,
    '<!--loading-note-->': loadingNote,
    '<!--failed-note-->': failedNote,
    '<!--deferred-->': `<link rel="modulepreload" href="/${findAsset('app-*.js')}" />\n<link rel="stylesheet" href="${styleSheetUrls.deferred}" />`,
  })
}

/**
 * Writes each page, 404.html and error.html with its critical styles, and returns these styles by page.
 * Throws if a page has a style attribute, which the CSP blocks.
 */
async function writePages(renderer: Renderer, shell: string, css: string) {
  const { pages } = readContent().content.pages
  const htmlByFile: Record<string, string> = { 'error.html': renderer.renderServerErrorPage() }
  for (const path of [...pages.map((page) => page.path), '/404'])
    htmlByFile[toPageFileName(path)] = replaceEach(shell, {
      '<!--head-->': renderer.createHead(pages.find((page) => page.path === path)),
      '<!--app-->': renderer.render(path),
    })
  const styles: [page: string, style: string][] = []
  for (const [file, html] of Object.entries(htmlByFile)) {
    if (/ style="/.test(html)) throw new Error(`${file}: has a style attribute, which the CSP blocks`)
    const style = selectCriticalStyles(css, html)
    await writeFile(
      join(clientFolder, file),
      replaceEach(html, { '</head>': `<style>${style}</style></head>` }),
    )
    styles.push([file.replace('.html', ''), style])
  }
  return styles
}

async function writeWellKnownFiles() {
  const { content, site } = readContent()
  await mkdir(join(clientFolder, '.well-known'), { recursive: true })
  for (const [name, text] of Object.entries(createWellKnownFiles(site, content, readBuildTime())))
    await writeFile(join(clientFolder, name), text)
}

/**
 * Writes the variables of the CSP for nginx.conf, and the warnings about settings, which the container logs
 * at each start.
 */
async function writeNginxFiles(script: string, styles: [page: string, style: string][]) {
  const { endpoints, settingProblems } = readContent()
  const endpointEntries = Object.entries(endpoints).filter(([, endpoint]) => endpoint)
  const warningLines = settingProblems.map(({ where, message }) => `${where}: ${message}\n`)
  await mkdir(join(dist, 'nginx'), { recursive: true })
  await writeFile(join(dist, 'nginx/csp-variables.conf'), renderCspVariables(script, styles, endpointEntries))
  await writeFile(join(dist, 'nginx/build-warnings.txt'), warningLines.join(''))
}

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
  const url = `/assets/${name}-${computeHash(css)}.css`
  await writeFile(join(clientFolder, url), css)
  return url
}

/** A data URL if the icon is small, because the request for a file competes with the first photograph. */
async function createIconUrl(): Promise<string> {
  const svg = (await readFile(`public${iconPath}`, 'utf8')).trim()
  if (svg.length > maxInlineIconLength) return iconPath
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll(/[<>#]/g, encodeURIComponent)}`
}
