import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentFolder } from '../check/folders.ts'
import { site } from './content.ts'
import { test } from './fixtures.ts'

/** What the approved trees, heads and pictures were made of and with. */
interface Approved {
  content: string
  /** Of the pictures: letters are drawn differently by each. */
  chromium: string
}

const file = resolve(import.meta.dirname, 'approved.json')
const approved = JSON.parse(readFileSync(file, 'utf8')) as Approved

/** Whether this run approves what it finds (npm run approve) instead of comparing it. */
export const isApproving = process.env.RECORD === '1'

/** A hash of all words, facts and photographs. */
function hashOfContent(): string {
  const hash = createHash('sha256').update(JSON.stringify(site))
  for (const name of globSync(['*.json', 'photographs/*'], { cwd: contentFolder }).toSorted())
    hash.update(name).update(readFileSync(join(contentFolder, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Leaves out the tests of a file or block where they would compare another content with what was approved. */
export function compareOnlyApprovedContent() {
  test.skip(
    !isApproving && hashOfContent() !== approved.content,
    'not compared: the content differs from what was approved; run npm run approve',
  )
}

/** The major version of Chromium whose pictures were approved. */
export const { chromium: approvedChromium } = approved

/** Notes what has just been approved. */
export function noteApproved(chromium: string) {
  writeFileSync(file, `${JSON.stringify({ content: hashOfContent(), chromium }, null, 2)}\n`)
}
