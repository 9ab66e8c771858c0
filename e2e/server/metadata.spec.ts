import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from '@playwright/test'
import { pageSlug } from '../../src/metadata/paths.ts'
import { skipUnlessApproved, isApproving } from '../approved.ts'
import { site } from '../content.ts'
import { readHeaderField, pagePaths, request } from './http.ts'

// Compares the metadata of the site with the approved metadata, so that a review shows every change. RECORD=1 (npm run
// approve) records it instead.
const otherPaths = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/site.webmanifest']

const jsonLd = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/

/** Formats a page's head: without styles and boot script, one element a line, the structured data indented. */
const formatHead = (html: string) =>
  (/<head>(.*)<\/head>/s.exec(html)?.[1] ?? '')
    .replace(/<style>.*?<\/style>\s*/s, '')
    .replace(/<script nonce.*?<\/script>/s, '')
    .replace(jsonLd, (_, start: string, data: string, end: string) =>
      [start, JSON.stringify(JSON.parse(data), null, 2), end].join('\n'),
    )
    .replaceAll(/^ {4}(?=<)/gm, '')
    .trim()

/** Replaces what depends on the build and not on the content: hashes in file names, and the date. */
const replaceBuildValues = (text: string) =>
  text
    .replaceAll(/(\/assets\/[\w-]+)-[\w-]{8}(?=\.\w)/g, '$1-HASH')
    .replaceAll(/<lastmod>\d{4}-\d\d-\d\d</g, '<lastmod>DATE<')

async function readMetadata(path: string): Promise<string> {
  const body = (await request(path)).body.toString()
  const text = path.endsWith('.webmanifest') ? JSON.stringify(JSON.parse(body), null, 2) : body
  return replaceBuildValues(otherPaths.includes(path) ? text : formatHead(text)).trim() + '\n'
}

test.describe('metadata', { tag: '@local' }, () => {
  test.describe(() => {
    skipUnlessApproved()

    for (const path of [...pagePaths, '/no-such-page', ...otherPaths])
      test(`${path} is as approved`, async () => {
        // The kind `aria` is only for the file name: other kinds put the platform into it.
        const approvedFile = test.info().snapshotPath(`${pageSlug(path)}.txt`, { kind: 'aria' })
        const text = await readMetadata(path)
        if (isApproving) {
          await mkdir(dirname(approvedFile), { recursive: true })
          await writeFile(approvedFile, text)
        }
        expect(text).toBe(await readFile(approvedFile, 'utf8'))
      })
  })

  test('every URL in the metadata exists', async () => {
    const texts = await Promise.all(
      [...pagePaths, ...otherPaths].map(async (path) => (await request(path)).body.toString()),
    )
    const urlPattern = new RegExp(
      `(?:<link [^>]*href="|"src":"|${site.url.replaceAll('.', '\\.')})(/[\\w./-]*)`,
      'g',
    )
    const paths = new Set(
      texts.flatMap((text) => [...text.matchAll(urlPattern)].map(([, path]) => path ?? '')),
    )
    expect([...paths]).toEqual(
      expect.arrayContaining(['/favicon.svg', '/icon-512.png', '/social/home.jpg', '/contact']),
    )
    const wrongUrls: string[] = []
    for (const path of paths) {
      const answer = await request(path, { method: 'HEAD' })
      const type = readHeaderField(answer, 'content-type') ?? ''
      if (answer.status !== 200 || /\.(jpe?g|png|svg|ico)$/.test(path) !== type.startsWith('image/'))
        wrongUrls.push(`${path}: ${answer.status} ${type}`)
    }
    expect(wrongUrls).toEqual([])
  })
})
