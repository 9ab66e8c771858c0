import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { computeColumnSpans, type ScreenSize } from './computeColumnSpans.ts'
import { listComparedPieces, readElevations, renderElevationSprite } from '../owner/elevations.ts'
import { analyzePhotographs, findAnalyzedPhotograph } from './photographs.ts'
import { contentFolder, filmFolder } from '../owner/folders.ts'
import type { PagePath } from '../src/content/schemas/pageSchemas.ts'
import { galleryColumnCount } from '../src/images/slots.ts'
import { readContent } from '../owner/readContent.ts'
import { computeHash } from './computeHash.ts'
import { createVirtualModules } from './createVirtualModules.ts'

/**
 * Emits the film and an SVG of the elevations (front views of pieces), and provides two modules. `virtual:content`
 * exports texts, the firm's facts and data of photographs. `virtual:gallery.css` sets the gallery's column spans and
 * the scale of the size comparison.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    ...createVirtualModules({
      'virtual:content': renderContentModule,
      'virtual:gallery.css': renderGalleryCss,
    }),
    generateBundle() {
      if (this.environment.name === 'client')
        for (const { fileName, source } of Object.values(readMediaFiles()))
          this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.watcher.add(contentFolder)
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request
        const files = /^\/assets\/(elevations|tour)-/.test(url) ? Object.values(readMediaFiles()) : []
        const requestedFile = files.find(({ fileName }) => url === `/${fileName}`)
        if (!requestedFile) return next()
        if (url.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml') // <use> accepts no other type
        response.end(requestedFile.source)
      })
    },
    hotUpdate({ file }) {
      if (!file.startsWith(contentFolder)) return
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

async function renderContentModule(): Promise<string> {
  const { content, site, endpoints } = readContent()
  const fileEntries = Object.entries(readMediaFiles()).map(([key, { fileName }]) => [key, `/${fileName}`])
  const { elevations = '', ...filmUrls } = Object.fromEntries(fileEntries) as Record<string, string>
  const { sending, ...labels } = content.labels
  const moduleExports: typeof import('virtual:content') = {
    ...content,
    ...content.pages,
    pages: content.pages.pages.map(({ path, label, title }) => ({ path, label, title })),
    headings: Object.fromEntries(content.pages.pages.map(({ path, heading }) => [path, heading])) as Record<
      PagePath,
      string
    >,
    labels,
    sendingTexts: sending,
    photographs: Object.fromEntries(
      (await analyzePhotographs()).map(({ name, masters: _m, focus: _f, ...row }) => [
        name,
        { alt: content.photographs.photographs[name]?.alt ?? '', ...row },
      ]),
    ),
    contactEndpoint: endpoints.contact,
    grievanceEndpoint: endpoints.grievance,
    site,
    galleryColumnSpans: Object.fromEntries(await computeGalleryColumnSpans()),
    comparedPieces: listComparedPieces(content.products.pieces),
    elevationsUrl: elevations,
    filmUrls,
  }
  return Object.entries(moduleExports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** Reads media files, by key: `elevations` is one SVG of all drawings; `webm` and `mp4` are the film, if any. */
function readMediaFiles(): Record<string, { fileName: string; source: string | Buffer }> {
  const { promo } = readContent().content.home
  const files: Record<string, { fileName: string; source: string | Buffer }> = {}
  const addFile = (key: string, name: string, ending: string, source: string | Buffer) => {
    files[key] = { fileName: `assets/${name}-${computeHash(source)}.${ending}`, source }
  }
  addFile('elevations', 'elevations', 'svg', renderElevationSprite(readElevations()))
  for (const ending of ['webm', 'mp4']) {
    const file = join(filmFolder, `tour.${ending}`)
    if (promo.film && existsSync(file)) addFile(ending, 'tour', ending, readFileSync(file))
  }
  return files
}

/** For each piece: the name of its photograph, and its column span on each screen size. */
async function computeGalleryColumnSpans(): Promise<
  [photograph: string, columns: Record<ScreenSize, number>][]
> {
  const pieces = readContent().content.products.pieces.filter(({ layout }) => layout !== 'opening')
  const photographs = await Promise.all(pieces.map(({ photograph }) => findAnalyzedPhotograph(photograph)))
  const ratios = photographs.map(({ whole: [width, height] }) => width / height)
  const computeSpans = (screen: ScreenSize) => computeColumnSpans(pieces, ratios, screen)
  const [phone, tablet, desktop] = [computeSpans('phone'), computeSpans('tablet'), computeSpans('desktop')]
  return pieces.map(({ photograph }, index) => [
    photograph,
    { phone: phone[index] ?? 0, tablet: tablet[index] ?? 0, desktop: desktop[index] ?? 0 },
  ])
}

async function renderGalleryCss(): Promise<string> {
  // A piece alone in its row is centred, because its maximum height (85svb) can make it narrower than the row.
  const renderGridColumn = (span: number) =>
    `grid-column:span ${span};justify-self:${span === galleryColumnCount ? 'center' : 'start'}`
  const columnRules = (await computeGalleryColumnSpans()).map(
    ([photograph, { phone, tablet, desktop }]) =>
      `.piece-${photograph}{${renderGridColumn(phone)};@media (--tablet){${renderGridColumn(tablet)}}@media (--desktop){${renderGridColumn(desktop)}}}`,
  )
  const piecesToCompare = listComparedPieces(readContent().content.products.pieces)
  const comparedLength = piecesToCompare.reduce((sum, { width }) => sum + width / 100, 0) // in units of 100 mm
  return `@layer components{.comparison-scale{--compared-count:${piecesToCompare.length};--compared-length:${comparedLength}}${columnRules.join('')}}`
}
