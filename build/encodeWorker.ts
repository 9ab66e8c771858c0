import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import encodeAvif, { init } from '@jsquash/avif/encode.js'
import sharp from 'sharp'
import type { Format } from '../src/images/fileNames.ts'
import type { Master } from './describePhotograph.ts'

// Runs in the workers of build/photographs.ts, so that each photograph's pixels exist only while it is encoded.

/**
 * AVIF of 10 bit, since walls in 8 bit come out in steps; with film grain, which the decoder draws again from its measure and
 * which keeps a wall alive for some bytes. What sharp ships writes neither. Figures: bench/README.md.
 */
export const recipe = {
  quality: 85,
  denoiseLevel: 4,
  speed: 7,
  enableSharpYUV: true,
  bitDepth: 10 as const,
  /** On white, grain would be seen as dirt, and shared colours as a frame round the piece. */
  cutOut: { denoiseLevel: 0, subsample: 3 },
  jpeg: 82,
}

export interface Job extends Master {
  width: number
  height: number
  format: Format
  isCutOut: boolean
}

sharp.concurrency(1)
sharp.cache(false)

// The package would fetch its own file, which Node cannot.
const wasm = createRequire(import.meta.url).resolve('@jsquash/avif/codec/enc/avif_enc.wasm')
let ready: Promise<unknown> | undefined
const loadEncoder = () =>
  (ready ??= readFile(wasm)
    .then((bytes) => WebAssembly.compile(bytes))
    .then(init))

/** The pixels of a job, before they are encoded. */
export const resize = ({ file, cut, width, height }: Omit<Job, 'format' | 'isCutOut'>) =>
  sharp(file).autoOrient().extract(cut).resize(width, height, { fit: 'fill' })

/** Makes one file of a photograph. */
export default async function encode(job: Job): Promise<Uint8Array> {
  const resized = resize(job)
  const { cutOut, jpeg, ...avif } = recipe
  if (job.format === 'jpg') return resized.jpeg({ quality: jpeg, mozjpeg: true }).toBuffer()
  const { data, info } = await resized
    .toColourspace('rgb16')
    .ensureAlpha()
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2)
  for (const [index, value] of pixels.entries()) pixels[index] = Math.round((value / 65_535) * 1023)
  await loadEncoder()
  const options = { ...avif, ...(job.isCutOut && cutOut) }
  // The package's types ask for DOM's ImageData.
  return new Uint8Array(await encodeAvif({ data: pixels, ...info } as never, options))
}
