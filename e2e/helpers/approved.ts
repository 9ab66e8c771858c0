import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentFolder } from '../../owner/folders.ts'
import approved from '../approved.json' with { type: 'json' }
import { endpoints, site } from './content.ts'
import { test } from './guards.ts'

/** The major version of Chromium that took the approved screenshots. Other versions render text differently. */
export const { chromium: approvedChromiumVersion } = approved

/** Whether the site has the second content (npm run e2e:second-content), which has its own approved trees. */
export const isSecondContent = contentFolder === resolve(import.meta.dirname, '../content/second')

/** Whether this run records snapshots (npm run approve) instead of comparing them. */
export const isApproving = process.env.APPROVE === '1'

/** Hashes all texts, settings and files of the content. */
function hashContent(): string {
  const hash = createHash('sha256').update(JSON.stringify([site, endpoints]))
  const contentGlobs = ['*.json', 'photographs/*.jpg', 'elevations/*.svg', 'film/tour.*']
  for (const name of globSync(contentGlobs, { cwd: contentFolder, exclude: ['specified.json'] }).toSorted())
    hash.update(name).update(readFileSync(join(contentFolder, name)))
  return hash.digest('hex').slice(0, 16)
}

/** Whether the texts and trees (`content`) or the screenshots (`screenshots`) of exactly this content were approved. */
export const isApproved = (results: 'content' | 'screenshots') => hashContent() === approved[results]

/**
 * Skips the tests of the file or `describe` block that calls this function, if the content differs from the approved
 * content. Never skips while approving or with the second content.
 */
export function skipUnlessApproved(results: 'content' | 'screenshots' = 'content') {
  test.skip(
    !isApproving && !isSecondContent && !isApproved(results),
    `not compared: the content differs from what was approved; run npm run approve${results === 'screenshots' ? ' on Debian, with chromium-headless-shell' : ''}`,
  )
}

/** Records the present content as approved. `chromium`: the major version that took screenshots, if any were taken. */
export function recordApprovedVersions(chromium: string | undefined) {
  const content = hashContent()
  const json = JSON.stringify(
    { ...approved, content, ...(chromium && { screenshots: content, chromium }) },
    null,
    2,
  )
  writeFileSync(resolve(import.meta.dirname, '../approved.json'), `${json}\n`)
}
