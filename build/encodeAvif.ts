import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Sharp } from 'sharp'
import type { AvifJob } from './avifWorker.ts'

/**
 * 10 bit, since plaster walls in 8 bit come out in steps; with film grain, which the decoder draws again from its measure:
 * it keeps a wall alive for some bytes. What sharp ships writes neither. Figures: bench/README.md.
 */
const recipe = {
  qualityAlpha: -1,
  denoiseLevel: 4,
  tileRowsLog2: 0,
  tileColsLog2: 0,
  speed: 7,
  subsample: 1, // 4:2:0
  chromaDeltaQ: false,
  sharpness: 0,
  enableSharpYUV: true,
  tune: 0,
  bitDepth: 10 as const,
}

interface Waiting {
  job: AvifJob
  done: (bytes: Uint8Array) => void
  failed: (error: Error) => void
}

const queue: Waiting[] = []
let workers = 0

/** Red, green and blue, in levels of 255. */
export type Levels = readonly [number, number, number]

/**
 * Encodes what sharp has resized as AVIF of a quality from 0 to 100, as many at once as there are processors: the encoder
 * takes one for itself. `given` is added to each pixel, where a decoder takes it away again.
 */
export async function encodeAvif(image: Sharp, quality: number, given: Levels = [0, 0, 0]): Promise<Buffer> {
  const { data, info } = await image
    .toColourspace('rgb16')
    .ensureAlpha()
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true })
  const added = [...given, 0]
  const pixels = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2).map((value, index) =>
    Math.min(Math.max(Math.round((value / 65_535 + (added[index % 4] ?? 0) / 255) * 1023), 0), 1023),
  )
  const bytes = await new Promise<Uint8Array>((done, failed) => {
    queue.push({
      job: { pixels, width: info.width, height: info.height, recipe: { ...recipe, quality } },
      done,
      failed,
    })
    if (workers < availableParallelism()) work()
  })
  return Buffer.from(bytes)
}
encodeAvif.recipe = recipe

/** A worker that takes from the queue until it is empty. */
function work() {
  workers++
  const worker = new Worker(new URL('./avifWorker.ts', import.meta.url))
  const next = () => {
    const waiting = queue.shift()
    if (!waiting) {
      workers--
      void worker.terminate()
      return
    }
    const { job, done, failed } = waiting
    worker.once('error', failed)
    worker.once('message', (bytes: Uint8Array) => {
      worker.off('error', failed)
      done(bytes)
      next()
    })
    worker.postMessage(job, [job.pixels.buffer])
  }
  next()
}
