import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Piscina } from 'piscina'
import type { Plugin } from 'vite'
import type { Job } from './encodeWorker.ts'
import { createVirtualModules } from './createVirtualModules.ts'
import { analyzePhotographs, listImageFiles, type ImageFile } from './photographFiles.ts'

const cacheFolder = resolve('.cache/photographs')

const computeCachePath = (file: string) => join(cacheFolder, file.replace('assets/', ''))

/** Memory that a worker may need for a large photograph. */
const workerBytes = 300e6
export const computeWorkerCount = (availableBytes = process.availableMemory()) =>
  Math.min(availableParallelism(), Math.floor(availableBytes / workerBytes)) || 1

/** Encodes one file after the other in a thread. The thread ends when it is idle, which releases its memory. */
type EncodeWorker = Piscina<Job, Uint8Array>
const startEncodeWorker = (): EncodeWorker =>
  new Piscina({
    filename: new URL('./encodeWorker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 1000,
  })

/**
 * Encodes the photographs as AVIF and JPEG, in development on request of the browser. Caches them in .cache/, which
 * `npm ci` does not delete. `virtual:photographs.css` sets each photograph's --ratio and --focal-point.
 */
export function photographsPlugin(): Plugin {
  /** Returns a file from the cache. If the file is not there, a worker makes it first. */
  async function readOrEncodeFile({ file, job }: ImageFile, worker: EncodeWorker): Promise<Uint8Array> {
    const cachedFile = computeCachePath(file)
    if (existsSync(cachedFile)) return readFile(cachedFile)
    const bytes = await worker.run(job)
    await mkdir(cacheFolder, { recursive: true })
    const temporaryFile = `${cachedFile}.${crypto.randomUUID()}` // renamed when complete: two builds may share the cache
    await writeFile(temporaryFile, bytes)
    await rename(temporaryFile, cachedFile)
    return bytes
  }

  return {
    name: 'photographs',
    ...createVirtualModules({ 'virtual:photographs.css': renderPhotographStyles }),
    // Encodes before the bundler runs: the bundler does not release its memory, so later the workers would have less.
    async buildStart() {
      const { name, config } = this.environment
      if (name !== 'client' || config.command !== 'build') return
      const imageFiles = (await analyzePhotographs()).flatMap(listImageFiles)
      const missingFiles = imageFiles.filter(({ file }) => !existsSync(computeCachePath(file)))
      if (missingFiles.length > 0)
        console.log(`photographs: making ${missingFiles.length} files, once, a second or two each`)
      imageFiles.sort((one, other) => other.job.width * other.job.height - one.job.width * one.job.height)
      // A worker keeps the memory that its largest file needed. So one takes the largest files, the others
      // the smallest.
      const emitImageFiles = async (_: unknown, index: number) => {
        const worker = startEncodeWorker()
        const takeImageFile = () => (index === 0 ? imageFiles.shift() : imageFiles.pop())
        for (let imageFile = takeImageFile(); imageFile; imageFile = takeImageFile())
          this.emitFile({
            type: 'asset',
            fileName: imageFile.file,
            source: await readOrEncodeFile(imageFile, worker),
          })
        await worker.close()
      }
      await Promise.all(Array.from({ length: computeWorkerCount() }, emitImageFiles))
    },
    configureServer(server) {
      const worker = startEncodeWorker()
      const readFileAtUrl = async (url?: string) => {
        const imageFiles = url?.startsWith('/assets/')
          ? (await analyzePhotographs()).flatMap(listImageFiles)
          : []
        const requestedFile = imageFiles.find(({ file }) => url === `/${file}`)
        return requestedFile && readOrEncodeFile(requestedFile, worker)
      }
      server.middlewares.use((request, response, next) => {
        // oxlint-disable-next-line promise/no-callback-in-promise -- Vite's middlewares (connect) use callbacks
        readFileAtUrl(request.url).then((bytes) => (bytes ? response.end(bytes) : next()), next)
      })
    },
  }
}

async function renderPhotographStyles() {
  const rules = (await analyzePhotographs()).map(({ name, focus, sizes }) => {
    const [width, height] = sizes.whole
    const focalPointCss = focus ? `;--focal-point:${focus.x}% ${focus.y}%` : ''
    return `.Photo-${name}{--ratio:${Math.round((1000 * width) / height) / 1000}${focalPointCss}}`
  })
  return `@layer components{${rules.join('')}}`
}
