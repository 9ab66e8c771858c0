import { photographsFolder } from '../owner/folders.ts'
import { readContent } from '../owner/readContent.ts'
import { placeholderFacts } from '../owner/placeholderFacts.ts'
import { findPlaceholders } from '../check/findPlaceholders.ts'

/**
 * Whether the site has the owner's name or photographs. If so, bench/ does not judge what depends on them, and
 * e2e/guards.spec.ts does not require that screenshots and other results are approved.
 */
export async function hasOwnContent(): Promise<boolean> {
  const { content, site } = readContent()
  const placeholderFiles = await findPlaceholders(photographsFolder)
  const photographNames = Object.keys(content.photographs.photographs)
  return (
    site.name !== placeholderFacts.name ||
    photographNames.some((name) => !placeholderFiles.includes(`${name}.jpg`))
  )
}
