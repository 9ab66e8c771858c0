import type { Plugin } from 'vite'
import { listComparedPieces } from '../owner/elevations.ts'
import { contentFolder } from '../owner/folders.ts'
import { readContent } from '../owner/readContent.ts'
import type { PagePath } from '../src/content/schemas/pageSchemas.ts'
import { createVirtualModules } from './createVirtualModules.ts'
import { computeGalleryColumnSpans, renderGalleryCss } from './galleryStyles.ts'
import { createWebmType, listMediaFiles, readMediaFiles } from './mediaFiles.ts'
import { analyzePhotographs, clearAnalyzedPhotographs } from './photographFiles.ts'

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
      clearAnalyzedPhotographs()
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
      (await analyzePhotographs()).map(({ name, sizes, isCutOut, hash }) => [
        name,
        { alt: content.photographs.photographs[name]?.alt ?? '', sizes, isCutOut, hash },
      ]),
    ),
    contactEndpoint: endpoints.contact,
    grievanceEndpoint: endpoints.grievance,
    site,
    galleryColumnSpans: Object.fromEntries(await computeGalleryColumnSpans()),
    comparedPieces: listComparedPieces(content.products.pieces),
    elevationsUrl: `/${elevations.fileName}`,
    filmFiles: {
      ...(webm && { webm: { url: `/${webm.fileName}`, type: createWebmType(webm.source) } }),
      ...(mp4 && { mp4: `/${mp4.fileName}` }),
    },
  }
  return Object.entries(moduleExports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
