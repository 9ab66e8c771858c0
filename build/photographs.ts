import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Piscina } from 'piscina'
import type { Plugin } from 'vite'
import { photographFile, photographWidths, type Format, type Shape } from '../src/images/fileNames.ts'
import { describePhotograph, sizeAtWidth, type PhotographDescription } from './describePhotograph.ts'
import type { Job } from './encodeWorker.ts'
import { contentFolder } from '../check/folders.ts'
import { readContent } from '../check/readContent.ts'

const cache = resolve('node_modules/.cache/photographs')
const tableModule = 'virtual:photographs'
const styleSheet = 'virtual:photographs.css'

/** Bytes of memory that a worker may take while it encodes a large photograph. */
const workerMemory = 300e6

/** One file of the site: its path, and the job that makes it. */
export interface Output {
  file: string
  job: Job
}

/** Every file of a photograph. */
export function outputsOf(described: PhotographDescription): Output[] {
  const { isCutOut, name, masters } = described
  return (Object.keys(masters) as Shape[]).flatMap((shape) => {
    const master = masters[shape] ?? masters.whole
    const size = described[shape] ?? described.whole
    const formats: Format[] = shape === 'whole' ? ['avif', 'jpg'] : ['avif']
    return formats.flatMap((format) =>
      photographWidths(described, size, format).map((fileWidth): Output => {
        const [width, height] = sizeAtWidth(fileWidth, size)
        const file = photographFile(name, described, shape, fileWidth, format)
        return { file, job: { ...master, width, height, format, isCutOut } }
      }),
    )
  })
}

/** All photographs of the content, described. Throws where one is missing or no picture. */
export async function describeAll(): Promise<PhotographDescription[]> {
  const { photographs: rows } = readContent().content.photographs
  const folder = join(contentFolder, 'photographs')
  const all: PhotographDescription[] = []
  for (const [name, { focus }] of Object.entries(rows))
    all.push(await describePhotograph(folder, name, focus))
  return all
}

/**
 * Photographs in AVIF and JPEG from the masters in content/photographs. The module `virtual:photographs` is the table of what
 * there is, `virtual:photographs.css` has a class for each with its ratio and focal point. The files are made for the
 * client and kept in node_modules; in development each when it is requested.
 */
export function photographs(): Plugin {
  let described: Promise<PhotographDescription[]> | undefined
  const table = () => (described ??= describeAll())
  let pool: Piscina<Job, Uint8Array> | undefined
  const workers = () =>
    (pool ??= new Piscina<Job, Uint8Array>({
      filename: new URL('./encodeWorker.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: Math.min(availableParallelism(), Math.floor(process.availableMemory() / workerMemory)) || 1,
      idleTimeout: 1000,
    }))

  /** One file's bytes: from the cache, else made and kept there. */
  async function make({ file, job }: Output): Promise<Uint8Array> {
    const kept = join(cache, file.replace('assets/', ''))
    if (existsSync(kept)) return readFile(kept)
    const bytes = await workers().run(job)
    await mkdir(cache, { recursive: true })
    const part = `${kept}.${process.pid}` // two builds may share the cache
    await writeFile(part, bytes)
    await rename(part, kept)
    return bytes
  }

  return {
    name: 'photographs',
    resolveId: (id) => (id === tableModule || id === styleSheet ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${tableModule}`) {
        const rows = (await table()).map(({ name, masters: _masters, ...row }) => [name, row])
        return `export default ${JSON.stringify(Object.fromEntries(rows))}`
      }
      if (id === `\0${styleSheet}`) return photographStyles(await table())
      return undefined
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const outputs = (await table()).flatMap(outputsOf)
      // The largest first, so that no worker has one left when the others are done.
      outputs.sort((one, other) => other.job.width * other.job.height - one.job.width * one.job.height)
      await Promise.all(
        outputs.map(async (output) =>
          this.emitFile({ type: 'asset', fileName: output.file, source: await make(output) }),
        ),
      )
      await pool?.close()
    },
    configureServer(server) {
      const bytesOf = async (url?: string) => {
        const found = (await table()).flatMap(outputsOf).find(({ file }) => url === `/${file}`)
        return found && make(found)
      }
      server.middlewares.use((request, response, next) => {
        // oxlint-disable-next-line promise/no-callback-in-promise -- connect knows no promises
        bytesOf(request.url).then((bytes) => (bytes ? response.end(bytes) : next()), next)
      })
    },
  }
}

/** A class per photograph: its ratio, and the point that stays in view where it is cut. */
function photographStyles(all: PhotographDescription[]): string {
  const { photographs: rows } = readContent().content.photographs
  const rules = all.map(({ name, whole: [width, height] }) => {
    const focus = rows[name]?.focus
    const position = focus ? `;object-position:${focus.x}% ${focus.y}%` : ''
    return `.photo-${name}{--ratio:${Math.round((1000 * width) / height) / 1000}${position}}`
  })
  return `@layer components{${rules.join('')}}`
}
