// npm run growth [-- --factor N]: builds the site with its photographs and with N times as many, both from an empty cache,
// and once more; exits 1 if the time grows faster than the photographs, or the page fetches more on arrival. Takes minutes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readFlags } from './parts/flags.ts'
import { copyProject } from '../testbed/copyProject.ts'
import { growGallery } from './parts/growSite.ts'
import { readManifest, scriptsOf } from './parts/scripts.ts'
import { markdownTable } from './parts/table.ts'

const { factor } = readFlags('growth', { factor: { fallback: 10, least: 2, most: 20 } })
const project = resolve(import.meta.dirname, '..')
/** Seconds that a build with all photographs in the cache may take. */
const cachedMost = 10
/** How much faster than the photographs the build's time may grow. */
const slack = 1.2

/** Builds and returns the seconds that it took. */
async function build(folder: string): Promise<number> {
  const start = performance.now()
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build'], {
    cwd: folder,
    env: { ...process.env, SOURCE_DATE_EPOCH: '1700000000' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`vite build in ${folder} ended with ${code}`)
  return (performance.now() - start) / 1000
}

/** What /products fetches whether or not the visitor scrolls. */
async function arrival(folder: string) {
  const client = join(folder, 'dist/client')
  const html = await readFile(join(client, 'products.html'), 'utf8')
  const pictures = [...html.matchAll(/<picture[\s\S]*?<\/picture>/g)].map(([picture]) => picture)
  const eager = pictures.filter((picture) => !/loading="lazy"/.test(picture))
  const manifest = await readManifest(join(folder, 'dist'))
  const app = scriptsOf(manifest, 'src/app.tsx')
  const scripts = scriptsOf(manifest, 'src/pages/Products.tsx').filter((file) => !app.includes(file))
  const packed = await Promise.all(scripts.map((file) => stat(join(client, `${file}.br`))))
  return {
    pictures: pictures.length,
    eager: eager.length,
    html: (await stat(join(client, 'products.html.br'))).size,
    script: packed.reduce((sum, { size }) => sum + size, 0),
  }
}

const folder = await mkdtemp(join(tmpdir(), 'growth-'))
try {
  const [small, large] = [join(folder, 'small'), join(folder, 'large')]
  for (const copy of [small, large]) {
    await mkdir(copy)
    await copyProject(project, copy)
  }
  const photographs = await growGallery(large, factor)
  const smallCold = await build(small)
  const largeCold = await build(large)
  const largeCached = await build(large)
  const [smallPage, largePage] = [await arrival(small), await arrival(large)]

  const seconds = (value: number) => value.toFixed(1)
  const rows = [
    ['photographs', String(photographs / factor), String(photographs)],
    ['build, empty cache, s', seconds(smallCold), seconds(largeCold)],
    ['build, cached, s', '', seconds(largeCached)],
    ['pictures on /products', String(smallPage.pictures), String(largePage.pictures)],
    ['of these fetched at once', String(smallPage.eager), String(largePage.eager)],
    ['HTML of /products, bytes', String(smallPage.html), String(largePage.html)],
    ['its scripts without the app, bytes', String(smallPage.script), String(largePage.script)],
  ]
  console.log(markdownTable(['', 'as it is', `x ${factor}`], rows))

  const fail = (line: string) => {
    console.error(`growth: ${line}`)
    process.exitCode = 1
  }
  const ratio = largeCold / smallCold
  if (ratio > factor * slack)
    fail(
      `${factor} times the photographs took ${ratio.toFixed(1)} times as long, expected at most ${factor * slack}`,
    )
  if (largeCached > cachedMost)
    fail(`a cached build took ${seconds(largeCached)} s, expected at most ${cachedMost}`)
  if (largePage.eager > smallPage.eager)
    fail(
      `/products fetches ${largePage.eager} pictures at once, expected ${smallPage.eager} as without the additions`,
    )
} finally {
  await rm(folder, { recursive: true, force: true })
}
