import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createError } from '../owner/contentProblem.ts'
import { explainSyntaxError } from '../owner/explainSyntaxError.ts'
import { contentFolder, formatContentPath } from '../owner/folders.ts'
import { ContentError } from '../owner/readContent.ts'
import { notUtf8Message, readText } from '../owner/readText.ts'
import type { Content } from '../src/content/schemas/contentSchemas.ts'

/**
 * The file with the texts that the specification prescribes. Outer keys are lines of the specification
 * (`home.headline`), inner keys are paths of texts in the content (`home.intro.button`).
 */
export const specifiedFile = join(contentFolder, 'specified.json')

type Values = Record<string, unknown>

/** The specified values, by line of the specification and path. Throws a ContentError if the file cannot be read. */
export function readSpecifiedValues() {
  const fail = (message: string): never => {
    throw new ContentError([createError(formatContentPath('specified.json'), message)])
  }
  const text = existsSync(specifiedFile)
    ? (readText(specifiedFile) ?? fail(notUtf8Message))
    : fail('the file is missing')
  try {
    return JSON.parse(text) as Record<string, Values>
  } catch (error) {
    return fail(explainSyntaxError(text, error instanceof Error ? error.message : String(error)))
  }
}

/** The value of the content at a path such as `home.intro.button`. */
export const findValueAt = (content: Content, path: string) =>
  path.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner) as object, key), content)
