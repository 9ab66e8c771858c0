import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Piece } from '../src/content/schemas/contentSchemas.ts'
import { listComparedPieces, readElevations } from '../owner/elevations.ts'
import { filmFolder } from '../owner/folders.ts'
import { listContentFiles } from '../owner/listContentFiles.ts'
import { readContent } from '../owner/readContent.ts'
import { computeHash } from './computeHash.ts'

const createMediaFile = (name: string, ending: string, source: string | Buffer) => ({
  fileName: `assets/${name}-${computeHash(source)}.${ending}`,
  source,
})

/**
 * Reads the drawings of the compared pieces, as one SVG, and the two files of the film. The film's files are
 * undefined if there is no film.
 */
export function readMediaFiles() {
  const { home, products } = readContent().content
  const readFilm = (ending: 'webm' | 'mp4') => {
    const name = `tour.${ending}`
    return home.promo.film && listContentFiles(filmFolder).includes(name)
      ? createMediaFile('tour', ending, readFileSync(join(filmFolder, name)))
      : undefined
  }
  const elevations = createMediaFile('elevations', 'svg', renderElevationSprite(products.pieces))
  return { elevations, webm: readFilm('webm'), mp4: readFilm('mp4') }
}

/** Video codecs of WebM: the name in the file, and the name in a MIME type. */
const webmCodecs = [
  ['V_AV1', 'av01.0.08M.08'],
  ['V_VP9', 'vp9'],
  ['V_VP8', 'vp8'],
] as const

/** The MIME type with the codec: by "video/webm" alone, Safari would choose a file that it cannot decode. */
export function createWebmType(film: string | Buffer) {
  const [, codec] = webmCodecs.find(([name]) => film.includes(name)) ?? []
  return codec ? `video/webm; codecs="${codec}"` : 'video/webm'
}

/** The files that exist, for the site. */
export const listMediaFiles = () => Object.values(readMediaFiles()).filter((file) => file !== undefined)

/**
 * One SVG with the elevations of the compared pieces: each is a `symbol` whose id is the name of the piece's
 * photograph. Leaves out other drawings, because they are not checked, and could make the SVG invalid.
 */
export function renderElevationSprite(pieces: readonly Piece[]): string {
  const names = new Set(listComparedPieces(pieces).map(({ photograph }) => photograph))
  const symbols = Object.entries(readElevations(pieces))
    .filter(([name]) => names.has(name))
    .map(
      ([name, { viewBox, attributes, drawing }]) =>
        `<symbol id="${name}" viewBox="${viewBox}"${attributes}>${drawing}</symbol>`,
    )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
