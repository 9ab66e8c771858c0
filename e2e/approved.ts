import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentFolder } from '../owner/folders.ts'
import { endpoints, site } from './content.ts'
import { test } from './fixtures.ts'

/** The content and the browser of the approved accessibility trees, HTML heads and screenshots. */
interface Approved {
  /** Hash of the content (hashContent). */
  content: string
  /** Major version of Chromium. Only the screenshots depend on it: each version renders letters differently. */
  chromium: string
}

const approvedFile = resolve(import.meta.dirname, 'approved.json')

/** Whether the site has the tests' second content (npm run other), whose trees are approved, too. */
export const isOtherContent = contentFolder === resolve(import.meta.dirname, 'content/other')
const approved = JSON.parse(readFileSync(approvedFile, 'utf8')) as Approved

/** Whether this run records snapshots (npm run approve) instead of comparing them. */
export const isApproving = process.env.RECORD === '1'

/** Hashes all texts, settings and photographs. */
function hashContent(): string {
  const hash = createHash('sha256').update(JSON.stringify([site, endpoints]))
  const shownFiles = globSync(['*.json', 'photographs/*'], {
    cwd: contentFolder,
    exclude: ['specified.json'],
  })
  for (const name of shownFiles.toSorted()) hash.update(name).update(readFileSync(join(contentFolder, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Skips the tests of the file or `describe` block that calls it if the content is not the approved one. */
export function skipUnlessApproved() {
  test.skip(
    !isApproving && !isOtherContent && hashContent() !== approved.content,
    'not compared: the content differs from what was approved; run npm run approve',
  )
}

/** The major version of Chromium in the approved screenshots. */
export const { chromium: approvedChromium } = approved

/** Records the present content and this major version of Chromium as approved. */
export function recordApprovedVersions(chromium: string) {
  writeFileSync(approvedFile, `${JSON.stringify({ content: hashContent(), chromium }, null, 2)}\n`)
}
