import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parse } from 'opentype.js'

const fontSpecifier = '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff'
const fontPath = createRequire(import.meta.url).resolve(fontSpecifier)

/** The display font, to measure and draw the titles of social images. */
export const loadFont = async () => parse((await readFile(fontPath)).buffer)
