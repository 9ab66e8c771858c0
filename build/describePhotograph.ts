import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Photograph, Shape } from '../src/images/fileNames.ts'
import { recipe } from './encodeWorker.ts'

/** The source of a shape: a master file and the crop of it. */
export interface Master {
  file: string
  full: { width: number; height: number }
  cut: { left: number; top: number; width: number; height: number }
}

export interface PhotographDescription extends Photograph {
  name: string
  masters: Partial<Record<Shape, Master>> & { whole: Master }
}

type Focus = { x: number; y: number } | undefined

/** Width / height of an upright crop. */
const uprightRatio = 0.8
/** Maximum pixels of a shape, because the memory of the encoder grows with them. `upright` is for phones. */
const most = { whole: 2.5e6, upright: 1.6e6 }
/** Darkest value, of 255, that counts as white: at the border of the photograph, and around the piece. */
const white = { border: 250, around: 253 }
/** Padding around a piece, in px of the small image that is analysed, because shadows end softly. */
const air = 6

/** Describes the photograph `name` in `folder`. Throws if its file is missing or not an image. */
export async function describePhotograph(
  folder: string,
  name: string,
  focus: Focus,
): Promise<PhotographDescription> {
  const file = join(folder, `${name}.jpg`)
  const whole = await wholeOf(file)
  const cut = await whiteCut(whole)
  const isCutOut = cut !== undefined
  const master = { ...whole, ...(cut && { cut }) }
  const upright = isCutOut ? undefined : await uprightMaster(folder, name, master, focus)
  const masters = { whole: master, ...(upright && { upright }) }
  const bytes = await Promise.all(Object.values(masters).map((each) => readFile(each.file)))
  return {
    name,
    masters,
    isCutOut,
    whole: sizeOf(master, most.whole),
    ...(upright && { upright: sizeOf(upright, most.upright) }),
    version: createHash('sha256')
      .update(Buffer.concat(bytes))
      .update(JSON.stringify([Object.values(masters).map(({ cut }) => cut), recipe]))
      .digest('hex')
      .slice(0, 8),
  }
}

/** The nearest even size: dav1d decodes film grain wrongly at odd sizes (bench/README.md). */
const even = (size: number) => 2 * Math.round(size / 2)

/** The largest size in which a shape is encoded. */
function sizeOf({ cut: { width, height } }: Master, most: number): readonly [number, number] {
  const scale = Math.min(1, Math.sqrt(most / (width * height)))
  return [even(width * scale), even(height * scale)]
}

/** The size of a shape at a width. */
export const sizeAtWidth = (width: number, [fullWidth, fullHeight]: readonly [number, number]) =>
  [width, even((width * fullHeight) / fullWidth)] as const

/** A file as a whole, its size in px after its EXIF orientation is applied. */
async function wholeOf(file: string): Promise<Master> {
  const { autoOrient: full } = await sharp(file).metadata()
  return { file, full, cut: { left: 0, top: 0, ...full } }
}

/** The photograph's own upright master, else a crop around the focal point; undefined if it is upright itself. */
async function uprightMaster(folder: string, name: string, whole: Master, focus: Focus) {
  const { width, height } = whole.cut
  if (width <= height) return undefined
  const own = join(folder, `${name}-upright.jpg`)
  if (existsSync(own)) return wholeOf(own)
  const cutWidth = Math.round(height * uprightRatio)
  if (cutWidth >= width) return undefined
  const middle = ((focus?.x ?? 50) / 100) * width
  const left = Math.round(Math.min(Math.max(0, middle - cutWidth / 2), width - cutWidth))
  return { ...whole, cut: { left, top: 0, width: cutWidth, height } }
}

/** The crop of a piece on plain white, with padding; undefined if the piece touches the border. */
async function whiteCut({ file, full }: Master): Promise<Master['cut'] | undefined> {
  const resized = sharp(file).autoOrient().resize(400, 400, { fit: 'inside' }).toColourspace('srgb')
  const small = await resized.removeAlpha().png().toBuffer({ resolveWithObject: true })
  const scale = full.width / small.info.width
  const piece = await boxOf(small.data, white.border)
  const [right, bottom] = [small.info.width - 1, small.info.height - 1]
  if (piece.left < 2 || piece.top < 2 || piece.right >= right || piece.bottom >= bottom) return undefined
  const around = await boxOf(small.data, white.around)
  const [left, top] = [Math.max(0, around.left - air), Math.max(0, around.top - air)]
  return {
    left: Math.round(left * scale),
    top: Math.round(top * scale),
    width: Math.floor((Math.min(small.info.width, around.right + air) - left) * scale),
    height: Math.floor((Math.min(small.info.height, around.bottom + air) - top) * scale),
  }
}

/** Bounding box of the pixels with a channel below `darkest`, of 255. */
async function boxOf(picture: Buffer, darkest: number) {
  const trim = sharp(picture).trim({ background: '#fff', threshold: 255 - darkest, lineArt: true })
  const { info } = await trim.toBuffer({ resolveWithObject: true })
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
  return { left, top, right: left + info.width, bottom: top + info.height }
}
