import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parse, type Font } from 'opentype.js'
import sharp from 'sharp'
import { socialImage } from '../src/metadata/paths.ts'

const width = 1200
const height = 630
const margin = 64
const displayFont = resolve(
  'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff',
)

/** Writes a 1200 x 630 social image per page: its photograph with its title and the firm's name over a shade. */
export async function socialImages(
  folder: string,
  { pages, photos, site }: Pick<typeof import('../src/entry-server.tsx'), 'pages' | 'photos' | 'site'>,
) {
  await mkdir(folder, { recursive: true })
  const { buffer } = await readFile(displayFont)
  const font = parse(buffer)
  await Promise.all(
    pages.map(async (page) => {
      const { focus } = photos[page.socialPhoto]
      const photo = sharp(resolve(`src/images/${page.socialPhoto}.jpg`))
      const { width: fullWidth, height: fullHeight } = await photo.metadata()
      const cutHeight = Math.round((fullWidth * height) / width)
      const top = Math.round(
        Math.min(Math.max(0, focus.y * fullHeight - cutHeight / 2), fullHeight - cutHeight),
      )
      await photo
        .extract({ left: 0, top, width: fullWidth, height: cutHeight })
        .resize(width, height)
        .composite([{ input: Buffer.from(overlay(font, page.socialTitle, site.name)) }])
        .jpeg({ quality: 80, mozjpeg: true })
        .toFile(join(folder, socialImage(page.path).replace('/social/', '')))
    }),
  )
}

/** The shade and the words as outlines, so that the picture does not depend on the fonts of the machine that builds. */
function overlay(font: Font, title: string, name: string): string {
  const [titleSize, nameSize] = [88, 40]
  const baseline = height - margin
  const lines = wrap(font, title, titleSize).toReversed()
  const outlines = [
    font.getPath(name, margin, baseline, nameSize),
    ...lines.map((line, index) => font.getPath(line, margin, baseline - 72 - index * titleSize, titleSize)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="shade" x2="0" y2="1"><stop offset=".3" stop-color="#1b1916" stop-opacity="0"/><stop offset="1" stop-color="#1b1916" stop-opacity=".85"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#shade)"/>
<path fill="#fbf9f5" d="${outlines.map((outline) => outline.toPathData(1)).join('')}"/>
</svg>`
}

/** Breaks words into lines that fit between the margins at `size` px. */
function wrap(font: Font, text: string, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && font.getAdvanceWidth(longer, size) <= width - 2 * margin)
      lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
