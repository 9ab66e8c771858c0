// npm run budgets: prints the sizes of the built site beside their budgets, and exits with 1 if one is exceeded.
// If the environment variable DIST names a folder, the build in that folder is measured instead of dist/.
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { toPageFileName } from '../src/metadata/pageFiles.ts'
import { dist } from '../build/dist.ts'
import { hasOwnContent } from '../testbed/hasOwnContent.ts'
import { paths } from '../src/content/schemas/pageSchemas.ts'

/**
 * Upper limits in bytes of what a visitor downloads. HTML, styles and scripts are measured compressed (brotli 11).
 * The limit of HTML leaves room for the response headers: both together must fit into one round trip
 * (bench/README.md).
 */
export const budgets = {
  'HTML of a page, with its styles and the boot script': 13_340,
  'boot script, inline': 1_940,
  'JavaScript of a page, with the boot script': 92_500,
  'deferred styles': 6_700,
  fonts: 53_700,
  'first photograph of a page on a phone': 47_200,
} as const

type BudgetName = keyof typeof budgets

export interface Measurement {
  budget: BudgetName
  /** What was measured: the path of a page, or a file and the page that shows it. */
  subject: string
  bytes: number
  /** Whether the size depends on the owner's own content. Such a size is printed, but not judged. */
  isExempt?: boolean
}

/** Returns an error message for each size above its budget, unless exempt, and for each budget without any size. */
export function findExceededBudgets(measurements: readonly Measurement[]): string[] {
  return (Object.keys(budgets) as BudgetName[]).flatMap((name) => {
    const budgetMeasurements = measurements.filter(({ budget }) => budget === name)
    if (budgetMeasurements.length === 0) return [`${name}: nothing was measured, expected at least one file`]
    return budgetMeasurements
      .filter(({ bytes, isExempt }) => !isExempt && !(bytes <= budgets[name]))
      .map(({ subject, bytes }) => `${name}: ${subject} has ${bytes} bytes, allowed are ${budgets[name]}`)
  })
}

/**
 * Returns what the pattern's first group captures in `html`. Throws unless there is exactly one distinct capture.
 * `page` is the path that the error names.
 */
function matchOnce(html: string, pattern: RegExp, page: string): string {
  const [captured, another] = new Set([...html.matchAll(pattern)].map(([, value]) => value))
  if (!captured || another) throw new Error(`${page}: expected ${String(pattern)} to find one thing`)
  return captured
}

/** Finds the `<source>` and `srcset` of a page's first photograph on phones: AVIF, without `media`. */
export function findPhoneSourceElement(html: string, page: string) {
  const pictureHtml = html
    .match(/<picture.*?<\/picture>/gs)
    ?.find((each) => /fetchpriority="high"/i.test(each))
  const source = matchOnce(pictureHtml ?? '', /(<source type="image\/avif"(?![^>]* media=)[^>]*>)/g, page)
  return { source, srcset: matchOnce(source, /srcset="([^"]+)"/gi, page) }
}

/** Width in device pixels of the phone that Lighthouse emulates: 412 CSS px at a pixel ratio of 1.75. */
const phoneWidthPx = 412 * 1.75

async function measureBuild(client: string): Promise<Measurement[]> {
  const readSize = async (file: string) => (await stat(join(client, file))).size
  const sumSizes = async (files: Iterable<string>) =>
    (await Promise.all(Array.from(files, readSize))).reduce((sum, size) => sum + size, 0)
  const isExempt = await hasOwnContent()
  const measurePage = async (path: string): Promise<Measurement[]> => {
    const html = await readFile(join(client, toPageFileName(path)), 'utf8')
    const findAll = (pattern: RegExp) =>
      new Set(Array.from(html.matchAll(pattern), ([, found = '']) => found))
    const bootScript = matchOnce(html, /<script nonce="__CSP_NONCE__">(.+)<\/script>/g, path)
    const bootScriptBytes = brotliCompressSync(bootScript).length // Node compresses at level 11 by default, like the build
    const scriptFiles = Array.from(
      findAll(/<link rel="modulepreload" href="\/([^"]*)"/g),
      (file) => `${file}.br`,
    )
    const styleFile = matchOnce(html, /<link rel="stylesheet" href="\/(assets\/deferred[^"]*)"/g, path)
    const fontFiles = findAll(/\/(assets\/[\w.-]+\.woff2)/g)
    const candidates = Array.from(findPhoneSourceElement(html, path).srcset.matchAll(/(\S+) (\d+)w/g))
    const isWideEnough = ([, , width]: string[]) => Number(width) >= phoneWidthPx
    const [, photograph = ''] = candidates.find(isWideEnough) ?? candidates.at(-1) ?? []
    const createMeasurement = (budget: BudgetName, bytes: number, more?: Partial<Measurement>) => ({
      budget,
      subject: path,
      bytes,
      ...more,
    })
    const subject = `${photograph}, on ${path}`
    const htmlBytes = await readSize(`${toPageFileName(path)}.br`)
    const javaScriptBytes = bootScriptBytes + (await sumSizes(scriptFiles))
    return [
      createMeasurement('HTML of a page, with its styles and the boot script', htmlBytes, { isExempt }),
      createMeasurement('boot script, inline', bootScriptBytes),
      createMeasurement('JavaScript of a page, with the boot script', javaScriptBytes, { isExempt }),
      createMeasurement('deferred styles', await readSize(`${styleFile}.br`), { isExempt }),
      createMeasurement('fonts', await sumSizes(fontFiles)),
      createMeasurement('first photograph of a page on a phone', await readSize(photograph), {
        subject,
        isExempt,
      }),
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
  const exceededMessages = findExceededBudgets(measurements)
  for (const line of exceededMessages) console.error(line)
  if (exceededMessages.length > 0) process.exitCode = 1
}
