import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderElevationSprite } from '../owner/elevations.ts'
import { filmFolder } from '../owner/folders.ts'
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
    const file = join(filmFolder, `tour.${ending}`)
    return home.promo.film && existsSync(file)
      ? createMediaFile('tour', ending, readFileSync(file))
      : undefined
  }
  const elevations = createMediaFile('elevations', 'svg', renderElevationSprite(products.pieces))
  return { elevations, webm: readFilm('webm'), mp4: readFilm('mp4') }
}

/** The files that exist, for the site. */
export const listMediaFiles = () => Object.values(readMediaFiles()).filter((file) => file !== undefined)
