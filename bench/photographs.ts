// npm run photographs [-- --all 1]: shipped photographs, as Chromium decodes them, against the master at their size;
// exits 1 with a line for each that is too far from it or comes in steps. Without --all those that come first.
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { resizedMaster } from '../build/encodePhotographs.ts'
import { photos, type PhotoName } from '../src/content/photos.ts'
import { chromiumOptions } from '../testbed/chromium.ts'
import { giveUp, readFlags } from './parts/flags.ts'

/** Largest butteraugli distance from the master: at 2 a careful eye begins to see it in a direct comparison. */
const distanceMost = 2
/** Least share of the master's colours in its smoothest patch: a wall with a third of them is a flight of steps. */
const coloursLeast = 0.8
/** A patch with more colours than this has a texture of its own, in which steps do not show. */
const smoothMost = 400
/** Side of that patch, as a share of the width. */
const patch = 0.12

const { all } = readFlags('photographs', { all: { fallback: 0, least: 0, most: 1 } })
/** What phones and desktops get first on each page, and the finest grain. */
const first = [
  'hero-dining-upright-800',
  'hero-dining-1600',
  'dining-table-800',
  'workshop-1200',
  'joinery-upright-800',
  'hero-bedroom-upright-800',
]

const assets = resolve(process.env.DIST ?? 'dist', 'client/assets')
const pattern = /^(?<name>.+?)(?<upright>-upright)?-(?<width>\d+)-[0-9a-f]{8}\.avif$/

interface Shipped {
  file: string
  name: PhotoName
  shape: 'whole' | 'upright'
  width: number
}

async function shipped(): Promise<Shipped[]> {
  const found = (await readdir(assets)).flatMap((file) => {
    const { name, upright, width } = pattern.exec(file)?.groups ?? {}
    if (!name || !(name in photos)) return []
    return [
      {
        file,
        name: name as PhotoName,
        shape: upright ? ('upright' as const) : ('whole' as const),
        width: Number(width),
      },
    ]
  })
  return all ? found : found.filter(({ file }) => first.some((start) => file.startsWith(`${start}-`)))
}

/** The file's pixels as the browser draws them, as PNG. */
async function decode(page: Page, file: string): Promise<Buffer> {
  const base64 = await readFile(join(assets, file), 'base64')
  const png = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/avif' }))
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: image.width, height: image.height })
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/png')
  }, base64)
  return Buffer.from(png.slice(png.indexOf(',') + 1), 'base64')
}

/** How many colours there are in a patch. */
async function coloursOf(image: Buffer, left: number, top: number, side: number): Promise<number> {
  const pixels = await sharp(image)
    .extract({ left, top, width: side, height: side })
    .removeAlpha()
    .raw()
    .toBuffer()
  const seen = new Set<number>()
  for (let at = 0; at < pixels.length; at += 3) seen.add(pixels.readUIntBE(at, 3))
  return seen.size
}

/** The top left corner of the smoothest patch. */
async function smoothest(image: Buffer, side: number): Promise<[left: number, top: number]> {
  const { width, height } = await sharp(image).metadata()
  let best: { deviation: number; at: [number, number] } = { deviation: Infinity, at: [0, 0] }
  for (let left = 0; left + side <= width; left += side)
    for (let top = 0; top + side <= height; top += side) {
      const area = await sharp(image).extract({ left, top, width: side, height: side }).toBuffer()
      const { channels } = await sharp(area).stats()
      const deviation = Math.max(...channels.map(({ stdev }) => stdev))
      if (deviation < best.deviation) best = { deviation, at: [left, top] }
    }
  return best.at
}

const run = promisify(execFile)
/** Butteraugli's largest distance between two pictures (Debian: libjxl-devtools). */
async function distance(folder: string, master: Buffer, made: Buffer): Promise<number> {
  const files = [join(folder, 'master.png'), join(folder, 'made.png')] as const
  await Promise.all([writeFile(files[0], master), writeFile(files[1], made)])
  const { stdout } = await run('butteraugli_main', files)
  return Number(stdout.split('\n')[0])
}

/** What was found of a file. */
interface Found {
  distance: number
  /** Colours in the smoothest patch: the master's, and the file's. */
  colours: { master: number; made: number }
}

async function measure(page: Page, folder: string, { file, name, shape, width }: Shipped): Promise<Found> {
  const master = await (await resizedMaster(name, shape, width)).png().toBuffer()
  const made = await decode(page, file)
  const side = Math.round(width * patch)
  const [left, top] = await smoothest(master, side)
  return {
    distance: await distance(folder, master, made),
    colours: {
      master: await coloursOf(master, left, top, side),
      made: await coloursOf(made, left, top, side),
    },
  }
}

const chosen = await shipped()
if (chosen.length < first.length)
  giveUp(
    'photographs',
    `found ${chosen.length} files in ${assets}, expected at least ${first.length}; run: npm run build`,
  )
const measured: [file: string, found: Found][] = []
const folder = await mkdtemp(join(tmpdir(), 'photographs-'))
const browser = await chromium.launch(chromiumOptions())
try {
  const page = await browser.newPage()
  for (const each of chosen) measured.push([each.file, await measure(page, folder, each)])
} finally {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
}

const failures: string[] = []
const rows: Record<string, string | number>[] = []
for (const [file, { distance, colours }] of measured) {
  const { size } = await stat(join(assets, file))
  rows.push({
    file,
    bytes: size,
    butteraugli: distance.toFixed(2),
    colours: `${colours.made} of ${colours.master}`,
  })
  if (!(Math.round(distance * 100) / 100 <= distanceMost))
    failures.push(
      `${file}: butteraugli ${distance.toFixed(2)} from its master, at most ${distanceMost} expected`,
    )
  if (colours.master <= smoothMost && !(colours.made >= coloursLeast * colours.master))
    failures.push(
      `${file}: ${colours.made} colours in its smoothest patch, of the master's ${colours.master} at least ${coloursLeast * 100} % expected`,
    )
}
console.table(rows)
for (const line of failures) console.error(line)
if (failures.length > 0) process.exitCode = 1
