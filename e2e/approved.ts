import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentFolder } from '../check/folders.ts'
import { site } from './content.ts'
import { test } from './fixtures.ts'

/** Content and browser of the approved trees, heads and screenshots. */
interface Approved {
  content: string
  /** Major version for the screenshots: each version renders letters differently. */
  chromium: string
}

const file = resolve(import.meta.dirname, 'approved.json')
const approved = JSON.parse(readFileSync(file, 'utf8')) as Approved

/** Whether this run records snapshots (npm run approve) instead of comparing them. */
export const isApproving = process.env.RECORD === '1'

/** A hash of all texts, facts and photographs. */
function hashOfContent(): string {
  const hash = createHash('sha256').update(JSON.stringify(site))
  for (const name of globSync(['*.json', 'photographs/*'], { cwd: contentFolder }).toSorted())
    hash.update(name).update(readFileSync(join(contentFolder, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Skips the tests of a file or block if the content differs from the approved content. */
export function compareOnlyApprovedContent() {
  test.skip(
    !isApproving && hashOfContent() !== approved.content,
    'not compared: the content differs from what was approved; run npm run approve',
  )
}

/** The major version of Chromium in the approved screenshots. */
export const { chromium: approvedChromium } = approved

/** Records the present content and this Chromium as approved. */
export function noteApproved(chromium: string) {
  writeFileSync(file, `${JSON.stringify({ content: hashOfContent(), chromium }, null, 2)}\n`)
}
