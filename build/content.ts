import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { columnCount, computeColumnSpans, type ScreenSize } from './computeColumnSpans.ts'
import { listComparedPieces, readElevations, renderElevationSprite } from '../owner/elevations.ts'
import { findDescription } from './photographs.ts'
import { contentFolder } from '../owner/folders.ts'
import { readContent } from '../owner/readContent.ts'
import { hashOf } from './hashOf.ts'
import { virtualModules } from './virtualModules.ts'

/**
 * Provides the endpoints as constants, the files of film and elevations, and two modules. `virtual:content` exports texts
 * and facts. `virtual:gallery.css` sets the gallery's column spans and the scale of the size comparison.
 */
export function content(): Plugin {
  return {
    name: 'content',
    // Defines the endpoints as constants. If an endpoint is empty, the bundler drops the code that sends its form.
    config() {
      const { contact, grievance } = readContent().endpoints
      return {
        define: {
          __CONTACT_ENDPOINT__: JSON.stringify(contact),
          __GRIEVANCE_ENDPOINT__: JSON.stringify(grievance),
        },
      }
    },
    ...virtualModules({ 'virtual:content': exportContent, 'virtual:gallery.css': renderGalleryCss }),
    generateBundle() {
      if (this.environment.name === 'client')
        for (const { fileName, source } of Object.values(listElevationAndFilm()))
          this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.watcher.add(contentFolder)
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request
        const files = /^\/assets\/(elevations|tour)-/.test(url) ? Object.values(listElevationAndFilm()) : []
        const found = files.find(({ fileName }) => url === `/${fileName}`)
        if (!found) return next()
        if (url.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml') // else browsers refuse <use>
        response.end(found.source)
      })
    },
    hotUpdate({ file }) {
      if (!file.startsWith(contentFolder)) return
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

async function exportContent(): Promise<string> {
  const { content, site } = readContent()
  const urls = Object.entries(listElevationAndFilm()).map(([key, { fileName }]) => [key, `/${fileName}`])
  const { sending, ...labels } = content.labels
  const moduleExports = {
    ...content,
    ...content.pages,
    pages: content.pages.pages.map(({ path, label, heading, title }) => ({ path, label, heading, title })),
    labels,
    sendingTexts: sending,
    photographs: content.photographs.photographs,
    site,
    galleryColumns: Object.fromEntries(await computeGalleryColumns()),
    comparedPieces: listComparedPieces(content.products.pieces),
    elevationAndFilmUrls: Object.fromEntries(urls),
  }
  return Object.entries(moduleExports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** The SVG with all elevations, and the film's files (unchanged) if there is a film. Keys as in `elevationAndFilmUrls`. */
function listElevationAndFilm(): Record<string, { fileName: string; source: string | Buffer }> {
  const { promo } = readContent().content.home
  const files: Record<string, { fileName: string; source: string | Buffer }> = {}
  const addFile = (key: string, name: string, ending: string, source: string | Buffer) => {
    files[key] = { fileName: `assets/${name}-${hashOf(source)}.${ending}`, source }
  }
  addFile('elevations', 'elevations', 'svg', renderElevationSprite(readElevations()))
  for (const ending of ['webm', 'mp4']) {
    const file = join(contentFolder, `film/tour.${ending}`)
    if (promo.film && existsSync(file)) addFile(ending, 'tour', ending, readFileSync(file))
  }
  return files
}

/** Column span of each piece on each screen, by its photograph. */
async function computeGalleryColumns(): Promise<[photograph: string, columns: Record<ScreenSize, number>][]> {
  const pieces = readContent().content.products.pieces.filter(({ layout }) => layout !== 'opening')
  const descriptions = await Promise.all(pieces.map(({ photograph }) => findDescription(photograph)))
  const ratios = descriptions.map(({ whole: [width, height] }) => width / height)
  const computeSpans = (screen: ScreenSize) => computeColumnSpans(pieces, ratios, screen)
  const [phone, tablet, desktop] = [computeSpans('phone'), computeSpans('tablet'), computeSpans('desktop')]
  return pieces.map(({ photograph }, index) => [
    photograph,
    { phone: phone[index] ?? 0, tablet: tablet[index] ?? 0, desktop: desktop[index] ?? 0 },
  ])
}

async function renderGalleryCss(): Promise<string> {
  // A piece alone in its row is centred, because its maximum height (85svb) can make it narrower than the row.
  const gridColumn = (span: number) =>
    `grid-column:span ${span};justify-self:${span === columnCount ? 'center' : 'start'}`
  const columnRules = (await computeGalleryColumns()).map(
    ([photograph, { phone, tablet, desktop }]) =>
      `.piece-${photograph}{${gridColumn(phone)};@media (--tablet){${gridColumn(tablet)}}@media (--desktop){${gridColumn(desktop)}}}`,
  )
  const compared = listComparedPieces(readContent().content.products.pieces)
  const comparedLength = compared.reduce((sum, { width }) => sum + width / 100, 0) // in units of 100 mm
  return `@layer components{.comparison-scale{--compared-count:${compared.length};--compared-length:${comparedLength}}${columnRules.join('')}}`
}
