import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { computeColumnSpans, type ScreenSize } from './computeColumnSpans.ts'
import { listComparedPieces, renderElevationSprite } from '../owner/elevations.ts'
import { analyzePhotographs, findAnalyzedPhotograph } from './photographs.ts'
import { contentFolder, filmFolder } from '../owner/folders.ts'
import type { PagePath } from '../src/content/schemas/pageSchemas.ts'
import { galleryColumnCount } from '../src/images/slots.ts'
import { readContent } from '../owner/readContent.ts'
import { computeHash } from './computeHash.ts'
import { createVirtualModules } from './createVirtualModules.ts'

/**
 * Emits the film and an SVG of the elevations (front views of pieces), and provides two modules. `virtual:content`
 * exports texts, the firm's facts and data of photographs. `virtual:gallery.css` sets the gallery's column spans,
 * and the number and total width of the compared pieces, from which SizeComparison.module.css computes its scale.
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
        for (const file of listMediaFiles()) this.emitFile({ type: 'asset', ...file })
    },
    configureServer(server) {
      server.watcher.add(contentFolder)
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request
        const files = /^\/assets\/(elevations|tour)-/.test(url) ? listMediaFiles() : []
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
  const { elevations, webm, mp4 } = readMediaFiles()
  const { sending, ...labels } = content.labels
  const moduleExports: typeof import('virtual:content') = {
    // Exports each content file, and each key of pages.json. The exports below add to these, or replace them.
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
    elevationsUrl: `/${elevations.fileName}`,
    filmUrls: { ...(webm && { webm: `/${webm.fileName}` }), ...(mp4 && { mp4: `/${mp4.fileName}` }) },
  }
  return Object.entries(moduleExports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

const createMediaFile = (name: string, ending: string, source: string | Buffer) => ({
  fileName: `assets/${name}-${computeHash(source)}.${ending}`,
  source,
})

/**
 * Reads the drawings of the compared pieces, as one SVG, and the two files of the film. The film's files are undefined if
 * there is no film.
 */
function readMediaFiles() {
  const { home, products } = readContent().content
  const readFilm = (ending: 'webm' | 'mp4') => {
    const file = join(filmFolder, `tour.${ending}`)
    return home.promo.film && existsSync(file)
      ? createMediaFile('tour', ending, readFileSync(file))
      : undefined
  }
  const elevations = createMediaFile('elevations', 'svg', renderElevationSprite(products.pieces))
  return { elevations, webm: readFilm('webm'), mp4: readFilm('mp4') }
}

const listMediaFiles = () => Object.values(readMediaFiles()).filter((file) => file !== undefined)

/** For each piece but the opening one: the name of its photograph, and its column span on each screen size. */
async function computeGalleryColumnSpans(): Promise<
  [photograph: string, columns: Record<ScreenSize, number>][]
> {
  const pieces = readContent().content.products.pieces.filter(({ layout }) => layout !== 'opening')
  const photographs = await Promise.all(pieces.map(({ photograph }) => findAnalyzedPhotograph(photograph)))
  const ratios = photographs.map(({ sizes }) => sizes.whole[0] / sizes.whole[1])
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
      `.Span-${photograph}{${renderGridColumn(phone)};@media (--tablet){${renderGridColumn(tablet)}}@media (--desktop){${renderGridColumn(desktop)}}}`,
  )
  const comparedPieces = listComparedPieces(readContent().content.products.pieces)
  const comparedLength = comparedPieces.reduce((sum, { width }) => sum + width / 100, 0) // in units of 100 mm
  return `@layer components{.Compared-pieces{--compared-count:${comparedPieces.length};--compared-length:${comparedLength}}${columnRules.join('')}}`
}
