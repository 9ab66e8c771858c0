import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { pages, type Page } from '../src/content/pages.ts'
import { photos, type Photo, type PhotoName } from '../src/content/photos.ts'
import {
  photographFile,
  photographWidths,
  type Format,
  type Photograph,
  type Shape,
} from '../src/images/fileNames.ts'
import { encodeAvif, type Levels } from './encodeAvif.ts'

const masters = resolve('src/images')
const cache = resolve('node_modules/.cache/photographs')
const names = Object.keys(photos) as PhotoName[]
const formats: Format[] = ['avif', 'webp', 'jpg']

/** Width / height of the upright shape. */
const upright = 0.8
/**
 * By butteraugli and eye: bench/README.md. Of AVIF, those that need more to stay within 2.0 of their masters, or do with
 * less, or whose upright shape needs another than the whole.
 */
const quality = { webp: 80, jpg: 82 }
type Sort = PhotoName | `${PhotoName}-upright`
const avifQuality: Partial<Record<Sort | `${Sort}-${number}`, number>> & { other: number } = {
  other: 83,
  'brass-corner-1600': 85,
  'brass-corner-1920': 85,
  'chair-and-lamp-1120': 85,
  'hero-bar': 79,
  'hero-bar-2400': 81,
  'hero-bar-upright': 83,
  'hero-bar-upright-1440': 81,
  'hero-bedroom': 85,
  'hero-bedroom-1200': 84,
  'hero-bedroom-2400': 84,
  'hero-bedroom-upright': 82,
  'hero-bedroom-upright-1120': 84,
  'hero-bedroom-upright-1440': 87,
  'hero-dining': 81,
  'hero-dining-800': 83,
  'hero-dining-upright': 79,
  'hero-dining-upright-800': 81,
  'tour-living': 83,
  'tour-living-1600': 85,
  'tour-living-upright': 81,
  'tour-living-upright-1120': 85,
  bed: 81,
  'bed-1120': 85,
  'bed-1600': 83,
  'dining-table': 79,
  'dining-table-1120': 81,
  'antique-console': 81,
  'antique-console-800': 83,
  'antique-console-1600': 83,
  'bar-stools': 81,
  'expandable-table': 81,
  'expandable-table-360': 83,
  'expandable-table-800': 83,
  'expandable-table-1120': 83,
  'expandable-table-1600': 82,
  'foldable-table': 81,
  'foldable-table-800': 83,
  'foldable-table-1120': 85,
  'foldable-table-1600': 83,
  'house-mark-800': 85,
  'house-mark-1200': 81,
  'house-mark-1600': 85,
  'house-mark-1920': 85,
  'house-mark-upright': 83,
  'house-mark-upright-560': 81,
  'house-mark-upright-1024': 85,
  joinery: 84,
  'joinery-upright-1024': 87,
  materials: 80,
  'materials-upright-560': 84,
  'materials-upright-1440': 82,
  'nested-tables': 87,
  'night-table': 79,
  'night-table-1120': 83,
  'night-table-1600': 83,
  showroom: 83,
  'showroom-800': 84,
  'showroom-1120': 84,
  'showroom-1440': 86,
  'spindle-chair': 81,
  'spindle-chair-800': 85,
  'spindle-chair-1600': 83,
  workshop: 79,
  'workshop-1600': 81,
  'workshop-1920': 81,
  'workshop-upright': 82,
}
const qualityOf = (name: PhotoName, shape: Shape, width: number): number => {
  const sort: Sort = shape === 'upright' ? `${name}-upright` : name
  return avifQuality[`${sort}-${width}`] ?? avifQuality[sort] ?? avifQuality[name] ?? avifQuality.other
}
/** Of a photograph, in all its sorts and widths. */
const qualitiesOf = (name: PhotoName) =>
  Object.entries(avifQuality).filter(([sort]) => /^(-upright)?(-\d+)?$/.test(sort.replace(name, '')))

/** What Chromium takes from the page's plaster as it decodes and scales it, in levels of 255: given back, no frame is seen. */
const plasterLoss: Levels = [0.8, 0.2, 1]
const lossOf = (name: PhotoName) => ((photos[name] as Photo).plaster ? plasterLoss : undefined)

/** The nearest even size: film grain on an odd one is decoded wrongly by dav1d (butteraugli 22). */
const even = (size: number) => 2 * Math.round(size / 2)

const focusSheet = 'virtual:focus.css'
const tableModule = 'virtual:photographs'

const percent = (part: number) => `${Math.round(part * 100)}%`

/**
 * The style sheet `virtual:focus.css`: a class per photograph that keeps its focal point in view when it is cropped, and
 * one for captions that begin where its piece does.
 */
export function focalPoints(): Plugin {
  return {
    name: 'focal-points',
    resolveId: (id) => (id === focusSheet ? `\0${focusSheet}` : undefined),
    load: (id) =>
      id === `\0${focusSheet}`
        ? `@layer components {${Object.entries(photos)
            .map(([name, { focus, start }]: [string, Photo]) => {
              const middle = focus.x === 0.5 && focus.y === 0.5 // as boxes do by themselves
              const kept = middle
                ? ''
                : `.focus-${name}{object-position:${percent(focus.x)} ${percent(focus.y)}}`
              return start === undefined ? kept : `${kept}.focus-${name}-start{--start:${percent(start)}}`
            })
            .join('')}}`
        : undefined,
  }
}

/** A shape's pixels before they are resized: the master, its upright master, or the cut round the focal point. */
interface Original {
  file: string
  cut?: { left: number; top: number; width: number; height: number }
  size: readonly [width: number, height: number]
}

async function originals(name: PhotoName): Promise<Partial<Record<Shape, Original>> & { whole: Original }> {
  const file = join(masters, `${name}.jpg`)
  const { width, height } = await sharp(file).metadata()
  const whole: Original = { file, size: [width, height] }
  if (width <= height) return { whole }
  const own = join(masters, `${name}-upright.jpg`)
  if (existsSync(own)) {
    const size = await sharp(own).metadata()
    return { whole, upright: { file: own, size: [size.width, size.height] } }
  }
  const { focus, cutFocus = focus }: Photo = photos[name]
  const cutWidth = Math.round(height * upright)
  const left = Math.round(Math.min(Math.max(0, cutFocus.x * width - cutWidth / 2), width - cutWidth))
  return {
    whole,
    upright: { file, cut: { left, top: 0, width: cutWidth, height }, size: [cutWidth, height] },
  }
}

/** A shape of a photograph at a width, before it is encoded. */
export const resizedMaster = async (name: PhotoName, shape: Shape, width: number) =>
  resize(await originals(name), shape, width)

function resize(shapes: Partial<Record<Shape, Original>>, shape: Shape, width: number) {
  const original = shapes[shape]
  if (!original) throw new Error(`a photograph ${width} px wide: expected a master of the shape "${shape}"`)
  const [fullWidth, fullHeight] = original.size
  const master = original.cut ? sharp(original.file).extract(original.cut) : sharp(original.file)
  return master.resize(even(width), even((width * fullHeight) / fullWidth), { fit: 'fill' })
}

const hash = (...parts: (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex')

const opening = new Set(pages.map((page: Page) => page.opening?.photo))

/** A stand-in that is shown blurred, so about 70 bytes do. */
async function blurred(file: string): Promise<string> {
  const bytes = await sharp(file).resize(8).webp({ quality: 50 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

interface Described extends Photograph {
  /** What the build alone needs to know. */
  shapes: Partial<Record<Shape, Original>>
  name: PhotoName
}

async function describe(name: PhotoName): Promise<Described> {
  const shapes = await originals(name)
  const bytes = await Promise.all(Object.values(shapes).map(({ file }) => readFile(file)))
  const recipe = JSON.stringify([
    Object.values(shapes).map(({ cut }) => cut),
    quality,
    avifQuality.other,
    qualitiesOf(name),
    encodeAvif.recipe,
    ...(lossOf(name) ?? []),
  ])
  return {
    whole: shapes.whole.size,
    ...(shapes.upright && { upright: shapes.upright.size }),
    version: hash(...bytes, recipe).slice(0, 8),
    ...(opening.has(name) && !(photos[name] as Photo).plaster && { blur: await blurred(shapes.whole.file) }),
    name,
    shapes,
  }
}

/** One file's bytes: from the cache, else made from the master and kept there. */
async function encode(described: Described, file: string, shape: Shape, width: number, format: Format) {
  const kept = join(cache, file.replace('assets/', ''))
  if (existsSync(kept)) return readFile(kept)
  const resized = resize(described.shapes, shape, width)
  const made =
    format === 'avif'
      ? await encodeAvif(resized, qualityOf(described.name, shape, width), lossOf(described.name))
      : await (
          format === 'webp'
            ? resized.webp({ quality: quality.webp })
            : resized.jpeg({ quality: quality.jpg, mozjpeg: true })
        ).toBuffer()
  await mkdir(cache, { recursive: true })
  const part = `${kept}.${process.pid}` // two builds may share the cache
  await writeFile(part, made)
  await rename(part, kept)
  return made
}

/** Every file of a photograph. */
function filesOf(name: PhotoName, described: Described) {
  const shapes = Object.keys(described.shapes) as Shape[]
  return shapes.flatMap((shape) =>
    formats
      .filter((format) => format !== 'jpg' || shape === 'whole')
      .flatMap((format) =>
        photographWidths(described[shape] ?? described.whole, format).map((width) => {
          const file = photographFile(name, described, shape, width, format)
          return { file, make: () => encode(described, file, shape, width, format) }
        }),
      ),
  )
}

/**
 * Photographs in AVIF, WebP and JPEG from the masters. The module `virtual:photographs` is a table of what there is; the
 * files are made for the client once, then kept in node_modules; in development each when it is asked for.
 */
export function photographs(): Plugin {
  let table: Promise<Map<PhotoName, Described>> | undefined
  const known = () =>
    (table ??= Promise.all(names.map(async (name) => [name, await describe(name)] as const)).then(
      (rows) => new Map(rows),
    ))
  const files = async () => [...(await known())].flatMap(([name, described]) => filesOf(name, described))
  return {
    name: 'photographs',
    resolveId: (id) => (id === tableModule ? `\0${tableModule}` : undefined),
    async load(id) {
      if (id !== `\0${tableModule}`) return
      const withoutMasters = (key: string, value: unknown) =>
        ['shapes', 'name'].includes(key) ? undefined : value
      return `export default ${JSON.stringify(Object.fromEntries(await known()), withoutMasters)}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      await Promise.all(
        (await files()).map(async ({ file, make }) =>
          this.emitFile({ type: 'asset', fileName: file, source: await make() }),
        ),
      )
    },
    configureServer(server) {
      const answer = async (
        request: IncomingMessage,
        response: ServerResponse,
        next: (error?: unknown) => void,
      ) => {
        try {
          const found = (await files()).find(({ file }) => request.url === `/${file}`)
          if (found) response.end(await found.make())
          else next()
        } catch (error) {
          next(error)
        }
      }
      server.middlewares.use((request, response, next) => void answer(request, response, next))
    },
  }
}
