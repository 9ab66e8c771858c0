import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** The images to draw in place of photographs: file names, sizes in px, and background (white or a room). */
const photographs: Record<string, { width: number; height: number; isOnWhite?: boolean }> = {
  stube: { width: 6000, height: 4000 },
  werkstatt: { width: 4032, height: 3024 },
  tisch: { width: 4032, height: 3024, isOnWhite: true },
  stuhl: { width: 3024, height: 4032, isOnWhite: true },
  bank: { width: 5000, height: 2500 },
  schrank: { width: 3024, height: 4032 },
  regal: { width: 3000, height: 1500 },
  hocker: { width: 2000, height: 2000, isOnWhite: true },
  truhe: { width: 1600, height: 1200, isOnWhite: true },
  garderobe: { width: 1500, height: 3000 },
  liege: { width: 1920, height: 1280 },
}

/** Renders SVG of a table with a soft shadow, in a room or on a white background, for a viewBox of 100 by 100. */
const renderSceneSvg = (isOnWhite: boolean, hue: number) => `
  <defs><radialGradient id="shadow"><stop stop-opacity=".35"/><stop offset="1" stop-opacity="0"/></radialGradient>
  <linearGradient id="wall" x2="1" y2="1"><stop stop-color="hsl(${hue} 15% 80%)"/><stop offset="1" stop-color="hsl(${hue} 20% 55%)"/></linearGradient></defs>
  ${isOnWhite ? '<path fill="#fff" d="M0 0h100v100H0z"/>' : `<path fill="url(#wall)" d="M0 0h100v70H0z"/><path fill="hsl(${hue} 20% 40%)" d="M0 70h100v30H0z"/>`}
  <ellipse cx="50" cy="82" rx="38" ry="6" fill="url(#shadow)"/>
  <path fill="hsl(${hue} 45% 35%)" d="M14 40h72v7H14zM20 47h5v35h-5zM75 47h5v35h-5z"/>`

/** Draws a JPEG file for each photograph of this content into the folder. */
export async function drawPhotographs(folder: string) {
  await mkdir(folder, { recursive: true })
  for (const [index, [name, { width, height, isOnWhite = false }]] of Object.entries(photographs).entries())
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">${renderSceneSvg(isOnWhite, 20 + 25 * index)}</svg>`,
      ),
    )
      .jpeg({ quality: 90 })
      .toFile(join(folder, `${name}.jpg`))
}
