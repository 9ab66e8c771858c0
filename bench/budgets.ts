// npm run budgets: prints the file sizes of the built site beside their budgets, and exits 1 if a size is above its budget.
// The environment variable DIST names another build than dist/.
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pageFile } from '../src/metadata/pageFiles.ts'
import { dist } from '../build/dist.ts'
import { hasOwnContent } from '../check/hasOwnContent.ts'
import { paths } from '../src/content/pageSchemas.ts'

/**
 * Upper limits in bytes of what a visitor downloads. Text counts compressed (brotli 11). The limit of HTML is low enough
 * that its response headers also fit into the first round trip: bench/README.md.
 */
export const budgets = {
  'HTML of a page, styles and script included': 13_300,
  'script in the page': 1_675,
  'JavaScript of a page, in all': 92_500,
  'fonts, in all': 53_700,
  'first photograph on a phone': 47_200,
} as const

type Budget = keyof typeof budgets

export interface Measurement {
  budget: Budget
  /** Path of the measured page or file. */
  subject: string
  bytes: number
  /** Whether the size depends on the owner's own content. It is reported, but has no budget. */
  isExempt?: boolean
}

/** Returns an error message for each size above its budget, and for each budget without any measured size. */
export function findExceededBudgets(measured: readonly Measurement[]): string[] {
  return (Object.keys(budgets) as Budget[]).flatMap((name) => {
    const rows = measured.filter(({ budget }) => budget === name)
    if (rows.length === 0) return [`${name}: nothing was measured, expected at least one file`]
    return rows
      .filter(({ bytes, isExempt }) => !isExempt && !(bytes <= budgets[name]))
      .map(({ subject, bytes }) => `${name}: ${subject} has ${bytes} bytes, allowed are ${budgets[name]}`)
  })
}

/** Returns what the pattern's first group captures. Throws unless the HTML of `page` has exactly one distinct capture. */
function matchOnce(html: string, pattern: RegExp, page: string): string {
  const [captured, another] = new Set([...html.matchAll(pattern)].map(([, value]) => value))
  if (!captured || another) throw new Error(`${page}: expected ${String(pattern)} to find one thing`)
  return captured
}

/** Finds the `<source>` that phones use for a page's first photograph: AVIF, without `media`. Returns it and its `srcset`. */
export function findPhoneSourceElement(html: string, page: string) {
  const picture = html.match(/<picture.*?<\/picture>/gs)?.find((each) => /fetchpriority="high"/i.test(each))
  const source = matchOnce(picture ?? '', /(<source type="image\/avif"(?![^>]* media=)[^>]*>)/g, page)
  return { source, srcset: matchOnce(source, /srcset="([^"]+)"/gi, page) }
}

/** Width in device pixels of the phone that Lighthouse emulates: 412 CSS px at a pixel ratio of 1.75. */
const phoneWidthPx = 412 * 1.75

async function measureBuild(client: string): Promise<Measurement[]> {
  const sizeOf = async (file: string) => (await stat(join(client, file))).size
  const sumSizes = async (files: Iterable<string>) =>
    (await Promise.all(Array.from(files, sizeOf))).reduce((sum, size) => sum + size, 0)
  const isExempt = await hasOwnContent()
  const measurePage = async (path: string): Promise<Measurement[]> => {
    const html = await readFile(join(client, pageFile(path)), 'utf8')
    const find = (pattern: RegExp) => new Set(Array.from(html.matchAll(pattern), ([, found = '']) => found))
    const script = matchOnce(html, /<script nonce="__CSP_NONCE__">(.+)<\/script>/g, path)
    const inPage = brotliCompressSync(script).length // Node's default is 11, too
    const scripts = Array.from(find(/<link rel="modulepreload" href="\/([^"]*)"/g), (file) => `${file}.br`)
    const fonts = find(/url\(["']?\/(assets\/[\w.-]+\.woff2)/g)
    const sources = Array.from(findPhoneSourceElement(html, path).srcset.matchAll(/(\S+) (\d+)w/g))
    const isWideEnough = ([, , width]: string[]) => Number(width) >= phoneWidthPx
    const [, photograph = ''] = sources.find(isWideEnough) ?? sources.at(-1) ?? []
    const row = (budget: Budget, bytes: number, more?: Partial<Measurement>) => ({
      budget,
      subject: path,
      bytes,
      ...more,
    })
    const subject = `${photograph}, on ${path}`
    return [
      row('HTML of a page, styles and script included', await sizeOf(`${pageFile(path)}.br`), { isExempt }),
      row('script in the page', inPage),
      row('JavaScript of a page, in all', inPage + (await sumSizes(scripts))),
      row('fonts, in all', await sumSizes(fonts)),
      row('first photograph on a phone', await sizeOf(photograph), { subject, isExempt }),
    ]
  }
  return (await Promise.all(paths.map(measurePage))).flat()
}

if (import.meta.main) {
  const clientFolder = join(dist, 'client')
  if (!existsSync(join(clientFolder, 'index.html')))
    throw new Error(`there is no built site in ${clientFolder}; run: npm run build`)
  const measurements = await measureBuild(clientFolder)
  for (const { budget, subject, bytes, isExempt } of measurements) {
    const advice =
      isExempt && bytes > budgets[budget] ? ' (less text, or a calmer picture, would come sooner)' : ''
    console.log(`${String(bytes).padStart(7)} of ${budgets[budget]}  ${budget}: ${subject}${advice}`)
  }
  const exceeded = findExceededBudgets(measurements)
  for (const line of exceeded) console.error(line)
  if (exceeded.length > 0) process.exitCode = 1
}
