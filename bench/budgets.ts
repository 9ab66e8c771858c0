// npm run budgets: the bytes of the built site (DIST, or dist/) against the budgets; exits 1 with a line for each that is broken.
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { pages } from '../src/content/pages.ts'
import { pageFile } from '../src/metadata/paths.ts'
import { budgets, candidate, check, type Budget, type Measured } from './parts/byteLimits.ts'
import { giveUp } from './parts/flags.ts'
import { bootScript, only, phoneSource, scriptsIn } from './parts/builtPage.ts'

const dist = resolve(process.env.DIST ?? 'dist')
const client = join(dist, 'client')
/** Lighthouse's phone. */
const [phoneWidth, density] = [412, 1.75]

const sizeOf = async (file: string) => (await stat(join(client, file))).size
const packed = (file: string) => sizeOf(`${file}.br`)
const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

async function measure(): Promise<Measured[]> {
  const measured: Measured[] = []
  const note = (budget: Budget, of: string, bytes: number) => void measured.push({ budget, of, bytes })

  const home = await readFile(join(client, 'index.html'), 'utf8')
  const boot = brotli(bootScript(home, 'index.html'))
  note('script that runs before the page has loaded', 'index.html', boot)
  for (const { path } of pages) {
    note('HTML of a page, styles and script included', path, await packed(pageFile(path)))
    const scripts = scriptsIn(await readFile(join(client, pageFile(path)), 'utf8'))
    const sizes = await Promise.all(scripts.map(packed))
    note('JavaScript of a page, in all', `${path} (${scripts.length} files)`, boot + sum(sizes))
  }

  const css = only(home, /<style>([^<]+)<\/style>/g, 'index.html')
  note('styles, inlined', 'index.html', brotli(css))
  const fonts = new Set(
    [...css.matchAll(/url\(["']?\/(assets\/[\w.-]+\.woff2)/g)].map(([, name]) => name ?? ''),
  )
  const fontSizes = await Promise.all([...fonts].map(sizeOf))
  if (fonts.size > 0) note('fonts, in all', [...fonts].join(' and '), sum(fontSizes))

  const heroPicture = home
    .split('<picture')
    .find((part) => /fetchpriority="high"/i.test(part.split('</picture>')[0] ?? ''))
  const hero = candidate(phoneSource.exec(heroPicture ?? '')?.[1] ?? '', phoneWidth, density)
  note('hero photograph on a phone', hero, await sizeOf(hero))
  const products = await readFile(join(client, pageFile('/products')), 'utf8')
  for (const part of products.split('<picture').slice(1)) {
    const tile = candidate(phoneSource.exec(part)?.[1] ?? '', 0.9 * phoneWidth, density)
    note('gallery photograph on a phone', tile, await sizeOf(tile))
  }
  return measured
}

if (!existsSync(join(client, 'index.html')))
  giveUp('budgets', `there is no built site in ${client}; run: npm run build`)
const measured = await measure()
for (const { budget, of, bytes } of measured)
  console.log(`${String(bytes).padStart(7)} of ${budgets[budget]}  ${budget}: ${of}`)
const broken = check(measured)
for (const line of broken) console.error(line)
if (broken.length > 0) process.exitCode = 1
