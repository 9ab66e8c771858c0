import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ContentProblem } from '../owner/contentProblem.ts'
import { formatContentPath } from '../owner/folders.ts'
import placeholders from './placeholders.json' with { type: 'json' }

/** The first 12 digits of `sha256sum` of each file that the owner should replace. */
const placeholderHashes = Object.values<string>(placeholders)

/** The placeholder files that are still in a folder. */
export async function findPlaceholders(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const foundFiles: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && placeholderHashes.includes(await hashFile(join(folder, entry.name))))
      foundFiles.push(entry.name)
  return foundFiles
}

/** A warning that names the placeholder files of a folder, and the advice for the owner. */
export async function findPlaceholderProblems(folder: string, advice: string): Promise<ContentProblem[]> {
  const foundFiles = await findPlaceholders(folder)
  if (foundFiles.length === 0) return []
  const message = `still placeholders: ${foundFiles.join(', ')} (${advice})`
  return [{ level: 'warning', isPlaceholder: true, where: formatContentPath(basename(folder)), message }]
}

const hashFile = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 12)
