import { join } from 'node:path'
import { contentFolder } from '../owner/folders.ts'
import { readContent } from '../owner/readContent.ts'
import { placeholderFacts } from '../src/content/site.ts'
import { findPlaceholders } from './findPlaceholders.ts'

/** Whether the site has the owner's name or photographs. If so, sizes that depend on them are printed, but not judged. */
export async function hasOwnContent(): Promise<boolean> {
  const { content, site } = readContent()
  const placeholders = await findPlaceholders(join(contentFolder, 'photographs'))
  const names = Object.keys(content.photographs.photographs)
  return site.name !== placeholderFacts.name || names.some((name) => !placeholders.includes(`${name}.jpg`))
}
