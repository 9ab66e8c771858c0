import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Piscina } from 'piscina'
import type { Plugin } from 'vite'
import { photographPath, type Format, type Shape } from '../src/images/encodedPhotograph.ts'
import { photographWidths } from '../src/images/widths.ts'
import { analyzePhotograph, dimensionsAtWidth, type PhotographDescription } from './analyzePhotograph.ts'
import type { Job } from './encodeWorker.ts'
import { contentFolder } from '../owner/folders.ts'
import { readContent } from '../owner/readContent.ts'
import { virtualModules } from './virtualModules.ts'

const cacheFolder = resolve('.cache/photographs')

const cachedPath = (file: string) => join(cacheFolder, file.replace('assets/', ''))

/** Memory that a worker may need for a large photograph. */
const workerBytes = 300e6
const workerCount = () =>
  Math.min(availableParallelism(), Math.floor(process.availableMemory() / workerBytes)) || 1

type Encoder = Piscina<Job, Uint8Array>
const startWorker = (): Encoder =>
  new Piscina({
    filename: new URL('./encodeWorker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 1000,
  })

/** An image file of the site: its path, and the job that encodes it. */
export interface Output {
  file: string
  job: Job
}

/** All image files of a photograph. */
export function listOutputs(description: PhotographDescription): Output[] {
  const { isCutOut, name, masters, whole } = description
  const createOutput = (shape: Shape, fileWidth: number, format: Format): Output => {
    const [width, height] = dimensionsAtWidth(fileWidth, description[shape] ?? whole)
    const file = photographPath(name, description, shape, width, format)
    return { file, job: { ...(masters[shape] ?? masters.whole), width, height, format, isCutOut } }
  }
  const avifFiles = (Object.keys(masters) as Shape[]).flatMap((shape) =>
    photographWidths(description, description[shape] ?? whole).map((width) =>
      createOutput(shape, width, 'avif'),
    ),
  )
  return [...avifFiles, createOutput('whole', whole[0], 'jpg')] // JPEG for browsers without AVIF
}

let descriptions: Promise<PhotographDescription[]> | undefined

/** Analyzes all photographs of the content, once. Rejects if a file is missing or not an image. */
export const analyzePhotographs = () =>
  (descriptions ??= Array.fromAsync(
    Object.entries(readContent().content.photographs.photographs),
    ([name, { focus }]) => analyzePhotograph(join(contentFolder, 'photographs'), name, focus),
  ))

/** The description of one photograph. Throws for an unknown name. */
export async function findDescription(name: string): Promise<PhotographDescription> {
  const description = (await analyzePhotographs()).find((each) => each.name === name)
  if (!description) throw new Error(`content/photographs.json: expected ${name} in it`)
  return description
}

/**
 * Encodes the masters as AVIF and JPEG (in development on request), and caches the files in .cache/, which `npm ci` keeps.
 * `virtual:photographs` exports the photographs' data. `virtual:photographs.css` sets --ratio and --focal-point for each.
 */
export function photographs(): Plugin {
  /** Returns a file from the cache. If the file is not there, the worker encodes it first. */
  async function encodeCached({ file, job }: Output, worker: Encoder): Promise<Uint8Array> {
    const cachedFile = cachedPath(file)
    if (existsSync(cachedFile)) return readFile(cachedFile)
    const bytes = await worker.run(job)
    await mkdir(cacheFolder, { recursive: true })
    const temporary = `${cachedFile}.${crypto.randomUUID()}` // renamed when complete: two builds may share the cache
    await writeFile(temporary, bytes)
    await rename(temporary, cachedFile)
    return bytes
  }

  return {
    name: 'photographs',
    ...virtualModules({
      'virtual:photographs': renderPhotographTable,
      'virtual:photographs.css': renderPhotographStyles,
    }),
    // Encodes before the bundler runs, because the bundler does not release its memory: less would be left for the workers.
    async buildStart() {
      const { name, config } = this.environment
      if (name !== 'client' || config.command !== 'build') return
      const outputs = (await analyzePhotographs()).flatMap(listOutputs)
      const missing = outputs.filter(({ file }) => !existsSync(cachedPath(file)))
      if (missing.length > 0)
        console.log(`photographs: making ${missing.length} files, once, a second or two each`)
      outputs.sort((one, other) => other.job.width * other.job.height - one.job.width * one.job.height)
      // A worker keeps the memory of its largest file. So one worker starts with the largest files, others with small files.
      const emitOutputs = async (_: unknown, index: number) => {
        const worker = startWorker()
        const takeOutput = () => (index === 0 ? outputs.shift() : outputs.pop())
        for (let output = takeOutput(); output; output = takeOutput())
          this.emitFile({ type: 'asset', fileName: output.file, source: await encodeCached(output, worker) })
        await worker.close()
      }
      await Promise.all(Array.from({ length: workerCount() }, emitOutputs))
    },
    hotUpdate({ file }) {
      if (file.startsWith(contentFolder)) descriptions = undefined
    },
    configureServer(server) {
      const worker = startWorker()
      const bytesOf = async (url?: string) => {
        const outputs = url?.startsWith('/assets/') ? (await analyzePhotographs()).flatMap(listOutputs) : []
        const found = outputs.find(({ file }) => url === `/${file}`)
        return found && encodeCached(found, worker)
      }
      server.middlewares.use((request, response, next) => {
        // oxlint-disable-next-line promise/no-callback-in-promise -- connect knows no promises
        bytesOf(request.url).then((bytes) => (bytes ? response.end(bytes) : next()), next)
      })
    },
  }
}

async function renderPhotographTable() {
  const rows = (await analyzePhotographs()).map(({ name, masters: _m, focus: _f, ...row }) => [name, row])
  return `export default ${JSON.stringify(Object.fromEntries(rows))}`
}

async function renderPhotographStyles() {
  const rules = (await analyzePhotographs()).map(({ name, focus, whole: [width, height] }) => {
    const position = focus ? `;--focal-point:${focus.x}% ${focus.y}%` : ''
    return `.photo-${name}{--ratio:${Math.round((1000 * width) / height) / 1000}${position}}`
  })
  return `@layer components{${rules.join('')}}`
}
