import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import encode, { init } from '@jsquash/avif/encode.js'

export interface AvifJob {
  /** RGBA, 10 bit each. */
  pixels: Uint16Array<ArrayBuffer>
  width: number
  height: number
  recipe: NonNullable<Parameters<typeof encode>[1]>
}

// The package would fetch its own file, which Node cannot.
const wasm = createRequire(import.meta.url).resolve('@jsquash/avif/codec/enc/avif_enc.wasm')
const ready = readFile(wasm)
  .then((bytes) => WebAssembly.compile(bytes))
  .then(init)

parentPort?.on('message', async ({ pixels, width, height, recipe }: AvifJob) => {
  await ready
  const bytes = await encode({ data: pixels, width, height } as never, recipe) // its types ask for DOM's ImageData
  parentPort?.postMessage(new Uint8Array(bytes), [bytes])
})
