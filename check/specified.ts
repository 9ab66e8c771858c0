import { join } from 'node:path'
import { contentFolder } from '../owner/folders.ts'
import { readText } from '../owner/readText.ts'
import type { Content } from '../src/content/schemas/contentSchemas.ts'

/**
 * The file with the texts that the specification prescribes. Outer keys are lines of the specification
 * (`home.headline`), inner keys are paths of texts in the content (`home.intro.button`).
 */
export const specifiedFile = join(contentFolder, 'specified.json')

type Values = Record<string, unknown>

/** The specified values, by line of the specification and path. */
export const readSpecifiedValues = () => JSON.parse(readText(specifiedFile) ?? '') as Record<string, Values>

/** The value of the content at a path such as `home.intro.button`. */
export const findValueAt = (content: Content, path: string) =>
  path.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner) as object, key), content)
