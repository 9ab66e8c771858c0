import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Photograph, Shape } from '../src/images/fileNames.ts'
import { recipe } from './encodeWorker.ts'

/** A shape's pixels before they are resized: a master, and the part of it that is used. */
export interface Original {
  file: string
  cut: { left: number; top: number; width: number; height: number }
}

export interface Described extends Photograph {
  name: string
  originals: Partial<Record<Shape, Original>> & { whole: Original }
}

type Focus = { x: number; y: number } | undefined

/** Width / height of an upright shape that is cut. */
const uprightRatio = 0.8
/** The longest side in px that is used of a master: more than screens show. */
const longest = 2400
/** Darkest value, of 255, that counts as white in the border and around the piece; the share of the border that must be. */
const white = { border: 250, around: 253, share: 0.99 }

/**
 * What the build needs to know of the photograph `name` in `folder`; `isFirst` if it opens a page. Throws where its file is
 * missing or no picture.
 */
export async function describePhotograph(
  folder: string,
  name: string,
  focus: Focus,
  isFirst: boolean,
): Promise<Described> {
  const file = join(folder, `${name}.jpg`)
  const whole = await whiteCut(file)
  const isCutOut = whole !== undefined
  const master = { file, cut: whole ?? (await fullCut(file)) }
  const upright = isCutOut ? undefined : await uprightOriginal(folder, name, master, focus)
  const originals = { whole: master, ...(upright && { upright }) }
  const bytes = await Promise.all(Object.values(originals).map((original) => readFile(original.file)))
  return {
    name,
    originals,
    isCutOut,
    whole: sizeOf(master),
    ...(upright && { upright: sizeOf(upright) }),
    version: hash(...bytes, JSON.stringify([Object.values(originals).map(({ cut }) => cut), recipe])),
    ...(isFirst && !isCutOut && { blur: await blur(file) }),
  }
}

const hash = (...parts: (string | Buffer)[]) =>
  parts
    .reduce((sum, part) => sum.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 8)

/** The nearest even size: dav1d decodes film grain on an odd one wrongly (bench/README.md). */
const even = (size: number) => 2 * Math.round(size / 2)

/** The size in which a shape is made at most. */
function sizeOf({ cut: { width, height } }: Original): readonly [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height))
  return [even(width * scale), even(height * scale)]
}

/** The size of a shape at a width. */
export const sizeAt = (width: number, [fullWidth, fullHeight]: readonly [number, number]) =>
  [width, even((width * fullHeight) / fullWidth)] as const

async function fullCut(file: string) {
  const { autoOrient } = await sharp(file).metadata()
  return { left: 0, top: 0, ...autoOrient }
}

/** Its own upright master, else a cut around the focal point; none of what is upright itself. */
async function uprightOriginal(folder: string, name: string, whole: Original, focus: Focus) {
  const { width, height } = whole.cut
  if (width <= height) return undefined
  const own = join(folder, `${name}-upright.jpg`)
  if (existsSync(own)) return { file: own, cut: await fullCut(own) }
  const cutWidth = Math.round(height * uprightRatio)
  if (cutWidth >= width) return undefined
  const middle = ((focus?.x ?? 50) / 100) * width
  const left = Math.round(Math.min(Math.max(0, middle - cutWidth / 2), width - cutWidth))
  return { file: whole.file, cut: { left, top: 0, width: cutWidth, height } }
}

/** The part of a photograph on plain white that is not white, with some air; undefined where its border is not white. */
async function whiteCut(file: string): Promise<Original['cut'] | undefined> {
  const full = await fullCut(file)
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize(400, 400, { fit: 'inside' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const darkest = (x: number, y: number) => {
    const at = (y * width + x) * channels
    return Math.min(...data.subarray(at, at + channels))
  }
  let [borderWhite, border] = [0, 0]
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isBorder = x < 2 || y < 2 || x >= width - 2 || y >= height - 2
      if (isBorder) border++
      if (isBorder && darkest(x, y) >= white.border) borderWhite++
      if (darkest(x, y) >= white.around) continue
      ;[left, top] = [Math.min(left, x), Math.min(top, y)]
      ;[right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)]
    }
  if (borderWhite < white.share * border || right <= left) return undefined
  const scale = full.width / width
  const air = 6 // px of the small picture: shadows end softly
  const from = { left: Math.max(0, left - air), top: Math.max(0, top - air) }
  const to = { right: Math.min(width, right + air), bottom: Math.min(height, bottom + air) }
  return {
    left: Math.round(from.left * scale),
    top: Math.round(from.top * scale),
    width: Math.floor((to.right - from.left) * scale),
    height: Math.floor((to.bottom - from.top) * scale),
  }
}

/** A stand-in that is shown blurred, so about 70 bytes do. */
async function blur(file: string): Promise<string> {
  const bytes = await sharp(file).autoOrient().resize(8).webp({ quality: 50 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
