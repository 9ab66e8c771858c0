// npm run photograph-quality: decodes the built site's AVIF files with Chromium, and compares each with its master (in
// content/photographs) at the same size. Needs butteraugli (Debian: libjxl-devtools), which measures how visible a
// difference is. Above a butteraugli distance of 2, a careful viewer sees it.
// Measures only files whose distance is not in photographDistances.json, and rewrites that file, except in CI.
//   -- --all   measures all files
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { resizePhotograph } from '../build/analyzePhotograph.ts'
import { hasOwnContent } from '../testbed/hasOwnContent.ts'
import { analyzePhotographs, listImageFiles, type ImageFile } from '../build/photographFiles.ts'
import { dist } from '../build/dist.ts'
import { createLaunchOptions } from '../testbed/chromium.ts'
import photographDistances from './photographDistances.json' with { type: 'json' }

/** Upper limits of the butteraugli distance from the master: `near` for `share` of the files, `far` for all files. */
const qualityLimits = { share: 0.95, near: 2, far: 2.4 }

const clientFolder = join(dist, 'client')
const distancesFile = join(import.meta.dirname, 'photographDistances.json')

async function decodeToPng(page: Page, file: string): Promise<Buffer> {
  const base64 = await readFile(join(clientFolder, file), 'base64')
  const pngDataUrl = await page.evaluate(async (base64) => {
    const response = await fetch(`data:image/avif;base64,${base64}`)
    const image = await createImageBitmap(await response.blob())
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: image.width, height: image.height })
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/png')
  }, base64)
  return Buffer.from(pngDataUrl.slice(pngDataUrl.indexOf(',') + 1), 'base64')
}

async function measureDistance(page: Page, folder: string, { file, job }: ImageFile): Promise<number> {
  const [master, decoded] = [join(folder, 'master.png'), join(folder, 'decoded.png')]
  await resizePhotograph(job, job.width, job.height)
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toFile(master)
  await writeFile(decoded, await decodeToPng(page, file))
  const { stdout } = await promisify(execFile)('butteraugli_main', [master, decoded])
  return Number(stdout.split('\n')[0])
}

/** Butteraugli distances of files that were measured before, by the SHA-256 of the file. */
const knownDistances = new Map<string, number>(
  process.argv.includes('--all') ? [] : Object.entries(photographDistances),
)
const avifFiles = (await analyzePhotographs())
  .flatMap(listImageFiles)
  .filter(({ job }) => job.format === 'avif')
const browser = await chromium.launch(createLaunchOptions())
const queue = avifFiles.values()
const distances = new Map<string, number>()

/** Measures files until the queue is empty. Several calls run at the same time, each with its own page and folder. */
async function measureQueuedFiles() {
  const folder = await mkdtemp(join(tmpdir(), 'photographs-'))
  const page = await browser.newPage()
  for (const output of queue) {
    const bytes = await readFile(join(clientFolder, output.file))
    const hash = createHash('sha256').update(bytes).digest('hex')
    const knownDistance = knownDistances.get(hash)
    const distance = knownDistance ?? (await measureDistance(page, folder, output))
    distances.set(hash, distance)
    if (knownDistance === undefined)
      console.log(`${distance.toFixed(2)}  ${String(bytes.length).padStart(7)}  ${output.file}`)
  }
  await rm(folder, { recursive: true })
}

const measurePromises = Array.from({ length: availableParallelism() }, measureQueuedFiles)
await Promise.all(measurePromises).finally(() => browser.close())
const distanceEntries = [...distances].toSorted(([one], [other]) => one.localeCompare(other))
if (!process.env.CI)
  await writeFile(distancesFile, `${JSON.stringify(Object.fromEntries(distanceEntries), null, 2)}\n`)
const nearShare =
  distanceEntries.filter(([, distance]) => distance <= qualityLimits.near).length / distances.size
const largestDistance = Math.max(...distances.values())
console.log(
  `${distances.size} files: ${(100 * nearShare).toFixed(1)} % within ${qualityLimits.near} (expected ${100 * qualityLimits.share} %), the furthest at ${largestDistance.toFixed(2)} (expected at most ${qualityLimits.far})`,
)
const isWithinLimits = nearShare >= qualityLimits.share && largestDistance <= qualityLimits.far
if (!isWithinLimits && (await hasOwnContent())) console.log('not judged, because the content is your own')
else if (!isWithinLimits) process.exitCode = 1
