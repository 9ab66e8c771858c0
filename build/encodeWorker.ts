import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import encodeAvif, { init } from '@jsquash/avif/encode.js'
import sharp from 'sharp'
import type { Format } from '../src/images/encodedPhotograph.ts'
import { resizePhotograph, type Master } from './analyzePhotograph.ts'
import { encoderOptions } from './encoderOptions.ts'

// photographsPlugin.ts runs this file in worker threads, because a worker that exits releases all its memory.

export interface Job extends Master {
  width: number
  height: number
  format: Format
  isCutOut: boolean
}

sharp.concurrency(1)
sharp.cache(false)

// loadEncoder reads this file: the package itself would fetch() it, and Node's fetch() cannot read files.
const wasmFile = createRequire(import.meta.url).resolve('@jsquash/avif/codec/enc/avif_enc.wasm')
let encoderPromise: Promise<unknown> | undefined
/** Loads the AVIF encoder. Hides its messages, such as "Not enough flat blocks to update noise estimate". */
const loadEncoder = () =>
  (encoderPromise ??= readFile(wasmFile).then((wasmBinary) =>
    init({ wasmBinary, printErr: () => undefined } as never),
  ))

export default async function encode(job: Job): Promise<Uint8Array> {
  const resized = resizePhotograph(job, job.width, job.height)
  const { cutOut, jpegQuality, ...avif } = encoderOptions
  if (job.format === 'jpg') return resized.jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer()
  const { data, info } = await resized
    .toColourspace('rgb16')
    .ensureAlpha()
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const pixelMemory = data.buffer as ArrayBuffer
  const pixels = new Uint16Array(pixelMemory, data.byteOffset, data.byteLength / 2)
  for (let index = 0; index < pixels.length; index++) pixels[index] = (pixels[index] ?? 0) >> 6 // 16 to 10 bit
  await loadEncoder()
  const options = { ...avif, ...(job.isCutOut && cutOut) }
  const encoded = await encodeAvif({ data: pixels, ...info }, options)
  pixelMemory.transfer(0) // frees the pixels now: the garbage collector would let several photographs accumulate
  return new Uint8Array(encoded)
}
