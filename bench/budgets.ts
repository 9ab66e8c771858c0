// npm run budgets: compares file sizes of the build (DIST, or dist/) with the budgets. Prints each excess and exits 1.
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { pageFile } from '../src/metadata/paths.ts'
import { paths } from '../src/content/schemaParts.ts'

/**
 * Upper limits in bytes of what a visitor downloads, about 5 % above the present sizes. Text is compressed with brotli 11.
 * HTML and 1.25 kB of response headers fit into 14,600 bytes, the first round trip.
 */
export const budgets = {
  'HTML of a page, styles and script included': 13_300,
  'script in the page': 2_048,
  'JavaScript of a page, in all': 92_500,
  'fonts, in all': 60_000,
  'first photograph on a phone': 45_000,
} as const

type Budget = keyof typeof budgets

export interface Measured {
  budget: Budget
  /** The measured page or file. */
  of: string
  bytes: number
}

/** Error messages: one for each size above its budget, and one for each budget that nothing was measured for. */
export function check(measured: readonly Measured[]): string[] {
  const names = Object.keys(budgets) as Budget[]
  return [
    ...measured
      .filter(({ budget, bytes }) => !(bytes <= budgets[budget]))
      .map(({ budget, of, bytes }) => `${budget}: ${of} has ${bytes} bytes, allowed are ${budgets[budget]}`),
    ...names
      .filter((name) => !measured.some(({ budget }) => budget === name))
      .map((name) => `${name}: nothing was measured, expected at least one file`),
  ]
}

/** The first group of the pattern in a page. Throws unless the page has exactly one distinct match. */
export function only(html: string, pattern: RegExp, page: string): string {
  const [found, another] = new Set([...html.matchAll(pattern)].map(([, value]) => value))
  if (!found || another) throw new Error(`${page}: expected ${String(pattern)} to find one thing`)
  return found
}

/** The `<source>` of a page's first photograph that phones use (the one without `media`), and its `srcset`. */
export function phoneSource(html: string, page: string) {
  const picture = html.match(/<picture.*?<\/picture>/gs)?.find((each) => /fetchpriority="high"/i.test(each))
  const source = only(picture ?? '', /(<source type="image\/avif"(?![^>]* media=)[^>]*>)/g, page)
  return { source, srcset: only(source, /srcset="([^"]+)"/gi, page) }
}

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Device pixels across Lighthouse's phone: 412 CSS px at a pixel ratio of 1.75. */
const phoneWidth = 412 * 1.75

async function measure(client: string): Promise<Measured[]> {
  const sizeOf = async (file: string) => (await stat(join(client, file))).size
  const total = async (files: string[]) =>
    (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0)
  const measured: Measured[] = []
  for (const path of paths) {
    const html = await readFile(join(client, pageFile(path)), 'utf8')
    const inPage = brotli(only(html, /<script nonce="__CSP_NONCE__">(.+)<\/script>/g, path))
    const scripts = [...html.matchAll(/<link rel="modulepreload" href="\/([^"]*)"/g)].map(
      ([, file]) => `${file}.br`,
    )
    const fonts = [
      ...new Set([...html.matchAll(/url\(["']?\/(assets\/[\w.-]+\.woff2)/g)].map(([, file = '']) => file)),
    ]
    const files = phoneSource(html, path)
      .srcset.split(',')
      .map((part) => part.trim().split(/\s+/))
    const [photograph = ''] =
      files.find(([, width = '']) => parseInt(width) >= phoneWidth) ?? files.at(-1) ?? []
    measured.push(
      {
        budget: 'HTML of a page, styles and script included',
        of: path,
        bytes: await sizeOf(`${pageFile(path)}.br`),
      },
      { budget: 'script in the page', of: path, bytes: inPage },
      { budget: 'JavaScript of a page, in all', of: path, bytes: inPage + (await total(scripts)) },
      { budget: 'fonts, in all', of: path, bytes: await total(fonts) },
      { budget: 'first photograph on a phone', of: photograph, bytes: await sizeOf(photograph) },
    )
  }
  return measured
}

if (import.meta.main) {
  const client = join(resolve(process.env.DIST ?? 'dist'), 'client')
  if (!existsSync(join(client, 'index.html')))
    throw new Error(`there is no built site in ${client}; run: npm run build`)
  const measured = await measure(client)
  for (const { budget, of, bytes } of measured)
    console.log(`${String(bytes).padStart(7)} of ${budgets[budget]}  ${budget}: ${of}`)
  const broken = check(measured)
  for (const line of broken) console.error(line)
  if (broken.length > 0) process.exitCode = 1
}
