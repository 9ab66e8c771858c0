import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../owner/folders.ts'
import { readContentOrExit } from './readContentOrExit.ts'

/**
 * The file of the texts that the specification prescribes. Keys: a line of the specification, then the path of a text in the
 * content (`home.intro.button`).
 */
export const specifiedFile = join(contentFolder, 'specified.json')

type Values = Record<string, unknown>

export const readSpecified = () => JSON.parse(readFileSync(specifiedFile, 'utf8')) as Record<string, Values>

const { content } = readContentOrExit()

/** The value of the content at a path such as `home.intro.button`. */
export const valueAt = (path: string) =>
  path.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner) as object, key), content)
