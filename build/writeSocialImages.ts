import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from 'opentype.js'
import sharp, { type OverlayOptions } from 'sharp'
import { formatSocialImagePath, socialImageSize } from '../src/metadata/pageFiles.ts'
import { computeCrop, openMaster, resizePhotograph } from './analyzePhotograph.ts'
import { loadFont } from './loadFont.ts'
import { findAnalyzedPhotograph } from './photographFiles.ts'
import { readContent } from '../owner/readContent.ts'

const [width, height] = socialImageSize
const margin = 64
/** Font sizes in px of the title and of the firm's name. Each is smaller if its text is too wide for the image. */
const [titleSizePx, nameSizePx] = [88, 40]
/** px between the baselines of the name and of the title above it. */
const titleToNamePx = 72
/** Colours of tokens.css. */
const [ink, paper, plaster] = ['#1b1916', '#fbf9f5', '#ede7dd']

/** Writes a social image per page: photograph, gradient, title and name of the firm. */
export async function writeSocialImages(folder: string) {
  await mkdir(join(folder, 'social'), { recursive: true })
  const { content, site } = readContent()
  const font = await loadFont()
  for (const { path, social } of content.pages.pages) {
    const overlay = { input: Buffer.from(renderTextOverlay(font, social.title, site.name)) }
    const image = await composeImage(social.photograph, overlay)
    await image.jpeg({ quality: 80, mozjpeg: true }).toFile(join(folder, formatSocialImagePath(path)))
  }
}

/**
 * Puts `overlay` on a photograph. The photograph is cropped around its focal point, so that it fills the image. A
 * piece on white is shown whole: its white and the rest of the image get the colour --plaster.
 */
async function composeImage(name: string, overlay: OverlayOptions) {
  const { focus, isCutOut, masters } = await findAnalyzedPhotograph(name)
  const { file, crop } = masters.whole
  const croppedMaster = { file, crop: computeCrop(crop, width / height, focus) }
  if (!isCutOut) return resizePhotograph(croppedMaster, width, height).composite([overlay])
  const fitOptions = { width, height, fit: 'contain', background: '#fff' } as const
  const input = await openMaster(file).extract(crop).resize(fitOptions).toBuffer()
  const backgroundImage = sharp({ create: { width, height, channels: 3, background: plaster } })
  return backgroundImage.composite([{ input, blend: 'multiply' }, overlay])
}

/** A gradient with the text on it. The text is drawn as outlines, because the build machine may lack the font. */
export function renderTextOverlay(font: Font, title: string, name: string): string {
  const baseline = height - margin
  const maxTextWidthPx = width - 2 * margin
  const lines = wrapText(font, title, titleSizePx, maxTextWidthPx).toReversed()
  /** The font size at which a line of text is at most as wide as the room for it. */
  const fitSize = (text: string, size: number) =>
    Math.min(size, (size * maxTextWidthPx) / font.getAdvanceWidth(text, size))
  const fittedTitleSize = Math.min(...lines.map((line) => fitSize(line, titleSizePx)))
  const outlines = [
    font.getPath(name, margin, baseline, fitSize(name, nameSizePx)),
    ...lines.map((line, index) =>
      font.getPath(line, margin, baseline - titleToNamePx - index * titleSizePx, fittedTitleSize),
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="shade" x2="0" y2="1"><stop offset=".3" stop-color="${ink}" stop-opacity="0"/><stop offset="1" stop-color="${ink}" stop-opacity=".85"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#shade)"/>
<path fill="${paper}" d="${outlines.map((outline) => outline.toPathData(1)).join('')}"/>
</svg>`
}

/** Breaks a text into lines that are at most `maxTextWidthPx` wide. A word that is wider has its own line. */
function wrapText(font: Font, text: string, size: number, maxTextWidthPx: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const extendedLine = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && font.getAdvanceWidth(extendedLine, size) <= maxTextWidthPx)
      lines.splice(-1, 1, extendedLine)
    else lines.push(word)
  }
  return lines
}
