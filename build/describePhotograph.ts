import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Photograph, Shape } from '../src/images/fileNames.ts'
import { recipe } from './encodeWorker.ts'

/** A shape's pixels before they are resized: a master, and the part of it that is used. */
export interface Master {
  file: string
  cut: { left: number; top: number; width: number; height: number }
}

export interface PhotographDescription extends Photograph {
  name: string
  masters: Partial<Record<Shape, Master>> & { whole: Master }
}

type Focus = { x: number; y: number } | undefined

/** Width / height of an upright shape that is cut. */
const uprightRatio = 0.8
/** The longest side in px that is used of a master: more than screens show. */
const longest = 2400
/** Darkest value, of 255, that counts as white in the border and around the piece. */
const white = { border: 250, around: 253 }
/** What is left around a piece, in px of the small picture that is looked at: shadows end softly. */
const air = 6

/** What the build needs to know of the photograph `name` in `folder`. Throws where its file is missing or no picture. */
export async function describePhotograph(
  folder: string,
  name: string,
  focus: Focus,
): Promise<PhotographDescription> {
  const file = join(folder, `${name}.jpg`)
  const whole = await whiteCut(file)
  const isCutOut = whole !== undefined
  const master = { file, cut: whole ?? (await fullCut(file)) }
  const upright = isCutOut ? undefined : await uprightMaster(folder, name, master, focus)
  const masters = { whole: master, ...(upright && { upright }) }
  const bytes = await Promise.all(Object.values(masters).map((each) => readFile(each.file)))
  return {
    name,
    masters,
    isCutOut,
    whole: sizeOf(master),
    ...(upright && { upright: sizeOf(upright) }),
    version: createHash('sha256')
      .update(Buffer.concat(bytes))
      .update(JSON.stringify([Object.values(masters).map(({ cut }) => cut), recipe]))
      .digest('hex')
      .slice(0, 8),
  }
}

/** The nearest even size: dav1d decodes film grain on an odd one wrongly (bench/README.md). */
const even = (size: number) => 2 * Math.round(size / 2)

/** The size in which a shape is made at most. */
function sizeOf({ cut: { width, height } }: Master): readonly [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height))
  return [even(width * scale), even(height * scale)]
}

/** The size of a shape at a width. */
export const sizeAtWidth = (width: number, [fullWidth, fullHeight]: readonly [number, number]) =>
  [width, even((width * fullHeight) / fullWidth)] as const

async function fullCut(file: string) {
  const { autoOrient } = await sharp(file).metadata()
  return { left: 0, top: 0, ...autoOrient }
}

/** Its own upright master, else a cut around the focal point; none of what is upright itself. */
async function uprightMaster(folder: string, name: string, whole: Master, focus: Focus) {
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

/** The part of a photograph on plain white that is not white, with some air; undefined where it reaches the border. */
async function whiteCut(file: string): Promise<Master['cut'] | undefined> {
  const full = await fullCut(file)
  const resized = sharp(file).autoOrient().resize(400, 400, { fit: 'inside' })
  const small = await resized.toColourspace('srgb').removeAlpha().png().toBuffer({ resolveWithObject: true })
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

/** The box around what is darker than `darkest`, of 255, in any channel. */
async function boxOf(picture: Buffer, darkest: number) {
  const trim = sharp(picture).trim({ background: '#fff', threshold: 255 - darkest, lineArt: true })
  const {
    trimOffsetLeft = 0,
    trimOffsetTop = 0,
    width,
    height,
  } = (await trim.toBuffer({ resolveWithObject: true })).info
  const [left, top] = [-trimOffsetLeft, -trimOffsetTop]
  return { left, top, right: left + width, bottom: top + height }
}
