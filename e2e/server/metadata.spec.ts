import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { toPageSlug } from '../../src/metadata/pageFiles.ts'
import { skipUnlessApproved, isApproving } from '../helpers/approved.ts'
import { pagePaths, request } from './http.ts'

// Compares the metadata of the site with the approved metadata, so that a review shows every change. With
// APPROVE=1 (npm run approve), the tests record the site's metadata as approved.
const otherPaths = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/site.webmanifest']

/** Extracts a page's head. Removes styles, boot script and indentation; indents the structured data. */
const formatHead = (html: string) =>
  (/<head>(.*)<\/head>/s.exec(html)?.[1] ?? '')
    .replace(/<style>.*?<\/style>\s*/s, '')
    .replace(/<script nonce.*?<\/script>/s, '')
    .replace(
      /(?<=<script type="application\/ld\+json">)(.*?)(?=<\/script>)/,
      (data) => `\n${formatJson(data)}\n`,
    )
    .replaceAll(/^ {4}(?=<)/gm, '')
    .trim()

const formatJson = (text: string) => JSON.stringify(JSON.parse(text), null, 2)

/** Replaces what depends on the build and not on the content: hashes in file names. */
const replaceFileHashes = (text: string) =>
  text.replaceAll(/(\/assets\/[\w-]+)-[0-9a-f]{6}(?=[-.])/g, '$1-HASH')

async function readMetadata(path: string): Promise<string> {
  const text = String((await request(path)).body)
  const formatOther = path.endsWith('.webmanifest') ? formatJson : String
  const format = otherPaths.includes(path) ? formatOther : formatHead
  return replaceFileHashes(format(text)).trim() + '\n'
}

test.describe('metadata', { tag: '@local' }, () => {
  skipUnlessApproved()

  for (const path of [...pagePaths, '/no-such-page', ...otherPaths])
    test(`${path} is as approved`, async () => {
      // The kind `aria` is only for the file name: other kinds add the platform to the name.
      const approvedFile = test.info().snapshotPath(`${toPageSlug(path)}.txt`, { kind: 'aria' })
      const text = await readMetadata(path)
      if (isApproving) writeFileSync(approvedFile, text)
      expect(text).toBe(readFileSync(approvedFile, 'utf8'))
    })
})
