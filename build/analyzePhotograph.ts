import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { listContentFiles } from '../owner/listContentFiles.ts'
import type { EncodedPhotograph, Shape } from '../src/images/encodedPhotograph.ts'
import { computeHash } from './computeHash.ts'
import { encoderVersions } from './encoderOptions.ts'

/** The source of a shape (the whole photograph or its upright version): the owner's file, its size in px, a crop. */
export interface Master {
  file: string
  size: { width: number; height: number }
  crop: { left: number; top: number; width: number; height: number }
}

export interface AnalyzedPhotograph extends EncodedPhotograph {
  name: string
  focus: FocalPoint | undefined
  masters: Partial<Record<Shape, Master>> & { whole: Master }
}

/** The point that stays visible when the photograph is cropped, in percent from left and top. */
export interface FocalPoint {
  x: number
  y: number
}

/** Width / height of an upright crop. */
const uprightRatio = 0.8
/** Maximum number of pixels of each shape: more pixels need more memory in the encoder. */
const maxPixels = { whole: 2.1e6, upright: 1.4e6 }
/** Darkest value (0 to 255) that counts as white: `border` at the photograph's border, `piece` around the piece. */
export const whiteThresholds = { border: 250, piece: 253 }
/** Padding around the box of a piece, in px of the 400 px copy (findPieceCrop): a faint shadow exceeds that box. */
const paddingPx = 6

/** The code that makes the files: part of their names' hash, so that no cache serves files from before a change. */
const encoderFiles = ['analyzePhotograph.ts', 'encodeWorker.ts', 'encoderOptions.ts'].map(
  (name) => new URL(name, import.meta.url),
)

/** Finds crops, sizes and hash of the photograph `name` in `folder`. Throws if it is missing or not an image. */
export async function analyzePhotograph(folder: string, name: string, focus: FocalPoint | undefined) {
  const file = join(folder, `${name}.jpg`)
  const whole = await readWholeMaster(file)
  const crop = await findPieceCrop(whole)
  const isCutOut = crop !== undefined
  const master = { ...whole, ...(crop && { crop }) }
  const upright = isCutOut ? undefined : await findUprightMaster(folder, name, master, focus)
  const masters = { whole: master, ...(upright && { upright }) }
  const crops = Object.values(masters).map((each) => each.crop)
  const hashedFiles = [...Object.values(masters).map((each) => each.file), ...encoderFiles]
  const hashedBuffers = await Promise.all(hashedFiles.map((path) => readFile(path)))
  return {
    name,
    focus,
    masters,
    isCutOut,
    sizes: {
      whole: computeEncodedSize(master, maxPixels.whole),
      ...(upright && { upright: computeEncodedSize(upright, maxPixels.upright) }),
    },
    hash: computeHash(
      Buffer.concat([...hashedBuffers, Buffer.from(JSON.stringify([crops, encoderVersions]))]),
    ),
  } satisfies AnalyzedPhotograph
}

/** Rounds to even px: the AV1 decoder dav1d decodes film grain wrongly at odd sizes (bench/README.md). */
const roundToEven = (size: number) => 2 * Math.round(size / 2)

/** The largest width in px in which a photograph of this ratio (width / height) is encoded. */
export const computeMaxEncodedWidth = (ratio: number) => Math.floor(Math.sqrt(maxPixels.whole * ratio))

/** Size in px of a shape's largest file: the size of its crop, scaled down to at most `maximum` pixels. */
function computeEncodedSize({ crop: { width, height } }: Master, maximum: number): readonly [number, number] {
  const scale = Math.min(1, Math.sqrt(maximum / (width * height)))
  return [roundToEven(width * scale), roundToEven(height * scale)]
}

/** Height in px of a photograph that is scaled to `width`. */
export const computeHeight = (width: number, [fullWidth, fullHeight]: readonly [number, number]) =>
  roundToEven((width * fullHeight) / fullWidth)

/** Opens a master, rotated by its EXIF. Ignores warnings: some cameras write faulty JPEGs, which viewers accept. */
export const openMaster = (file: string) => sharp(file, { failOn: 'error' }).autoOrient()

/** A photograph, cropped and resized but not encoded. */
export const resizePhotograph = ({ file, crop }: Omit<Master, 'size'>, width: number, height: number) =>
  openMaster(file).extract(crop).resize(width, height, { fit: 'fill' })

/** The whole file, without a crop. Its size is the size after the rotation by EXIF. */
async function readWholeMaster(file: string): Promise<Master> {
  const { autoOrient: size } = await openMaster(file).metadata()
  return { file, size, crop: { left: 0, top: 0, ...size } }
}

/**
 * The upright version of a photograph: the file NAME-upright.jpg if it exists, or else the photograph cropped
 * around its focal point. Undefined if there is neither this file nor a landscape to crop.
 */
async function findUprightMaster(folder: string, name: string, whole: Master, focus: FocalPoint | undefined) {
  const uprightName = `${name}-upright.jpg`
  if (listContentFiles(folder).includes(uprightName)) return readWholeMaster(join(folder, uprightName))
  if (whole.crop.width <= whole.crop.height) return undefined
  return { ...whole, crop: computeCrop(whole.crop, uprightRatio, focus) }
}

/** The largest area of `crop` that has this ratio (width / height), centred on the focal point as far as possible. */
export function computeCrop(
  crop: Master['crop'],
  ratio: number,
  focus: FocalPoint | undefined,
): Master['crop'] {
  const width = Math.min(crop.width, Math.round(crop.height * ratio))
  const height = Math.min(crop.height, Math.round(crop.width / ratio))
  const offset = (percent: number, full: number, part: number) =>
    Math.round(Math.min(Math.max(0, (percent / 100) * full - part / 2), full - part))
  return {
    left: crop.left + offset(focus?.x ?? 50, crop.width, width),
    top: crop.top + offset(focus?.y ?? 50, crop.height, height),
    width,
    height,
  }
}

/** The crop to a piece on plain white, with padding; undefined if the border of the photograph is not white. */
async function findPieceCrop({ file, size }: Master): Promise<Master['crop'] | undefined> {
  const resized = openMaster(file).resize(400, 400, { fit: 'inside' }).toColourspace('srgb')
  const { data, info } = await resized.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const scale = size.width / info.width
  const pieceBox = await findBoundingBox(data, info, whiteThresholds.border)
  const [right, bottom] = [info.width - 1, info.height - 1]
  if (pieceBox.left < 2 || pieceBox.top < 2 || pieceBox.right >= right || pieceBox.bottom >= bottom)
    return undefined
  const boxWithShadow = await findBoundingBox(data, info, whiteThresholds.piece)
  const left = Math.round(Math.max(0, boxWithShadow.left - paddingPx) * scale)
  const top = Math.round(Math.max(0, boxWithShadow.top - paddingPx) * scale)
  return {
    left,
    top,
    width: Math.min(size.width, Math.round((boxWithShadow.right + paddingPx) * scale)) - left,
    height: Math.min(size.height, Math.round((boxWithShadow.bottom + paddingPx) * scale)) - top,
  }
}

/** Bounding box of the pixels with a channel darker than `darkest` (0 to 255). */
async function findBoundingBox(pixels: Buffer, raw: sharp.OutputInfo, darkest: number) {
  const trim = sharp(pixels, { raw }).trim({ background: '#fff', threshold: 255 - darkest, lineArt: true })
  const { info } = await trim.toBuffer({ resolveWithObject: true })
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
  return { left, top, right: left + info.width, bottom: top + info.height }
}
