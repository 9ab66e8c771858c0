import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import type { PhotographUse } from '../src/content/schemas/schemaParts.ts'
import { schemas, type Content, type ContentName } from '../src/content/schemas/contentSchemas.ts'
import type { Site } from '../src/content/site.ts'
import { placeholderFacts } from './placeholderFacts.ts'
import { explainIssue } from './explainIssue.ts'
import { explainSyntaxError } from './explainSyntaxError.ts'
import { contentFolder, formatContentPath } from './folders.ts'
import { createError, createWarning, type ContentProblem } from './contentProblem.ts'
import { notUtf8Message, readText } from './readText.ts'
import { readVariables } from './readVariables.ts'
import { parseSettings, type Endpoints } from './settings.ts'
import { visitStrings, type KeyPath, type Schema } from './visitStrings.ts'

const formatContentFile = (name: string) => formatContentPath(`${name}.json`)

/** Where a photograph is used, and how large it is shown. */
export interface PhotographReference {
  photograph: string
  photographUse: PhotographUse
  where: string
}

interface ContentResult {
  content: Content
  /** The content as it is written: {name} is not replaced by the firm's name. */
  unfilledContent: Content
  site: Site
  endpoints: Endpoints
  photographReferences: PhotographReference[]
  /** Only warnings, because readContent throws on errors. `settingProblems`: those about settings such as SITE_URL. */
  problems: ContentProblem[]
  settingProblems: ContentProblem[]
}

const contentNames = Object.keys(schemas) as ContentName[]
const jsonSchemas = Object.fromEntries(
  contentNames.map((name) => [name, z.toJSONSchema(schemas[name]) as Schema]),
) as Record<ContentName, Schema>

/** Reads content/ and .env. If there are errors, throws a ContentError with all of them. */
export function readContent(): ContentResult {
  const { variables, problems: variableProblems } = readVariables()
  const { content, problems, photographReferences } = readFiles(variables.SITE_NAME || placeholderFacts.name)
  const hasShowroom = content.contact?.locations.some(({ address }) => address === 'showroom') ?? true
  const { site, endpoints, problems: settingProblems } = parseSettings(variables, hasShowroom)
  problems.unshift(...variableProblems, ...settingProblems)
  const errors = problems.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new ContentError(errors)
  const filledContent = replaceName(content as Content, site.name)
  return {
    content: filledContent,
    unfilledContent: content as Content,
    site,
    endpoints,
    photographReferences,
    problems,
    settingProblems,
  }
}

/** The errors of content/ and .env. The message has a line for each. */
export class ContentError extends Error {
  readonly problems: ContentProblem[]
  constructor(problems: ContentProblem[]) {
    super(problems.map(({ where, message }) => `${where}: ${message}`).join('\n'))
    this.problems = problems
  }
}

/** Reads and checks content/. Texts are measured as they are shown: with `siteName` in place of {name}. */
function readFiles(siteName: string) {
  const problems: ContentProblem[] = []
  const photographReferences: PhotographReference[] = []
  const content: Partial<Content> = {}
  for (const name of contentNames) {
    const data = readJson(name, problems)
    if (data === undefined) continue
    const result = schemas[name].safeParse(data)
    for (const issue of result.error?.issues ?? [])
      problems.push(createError(formatPath(name, issue.path), explainIssue(issue, data)))
    if (!result.success) continue
    Object.assign(content, { [name]: result.data })
    visitStrings(jsonSchemas[name], result.data, [], (schema, value, path) => {
      const where = formatPath(name, path)
      if (schema.photographUse)
        photographReferences.push({ photograph: value, photographUse: schema.photographUse, where })
      problems.push(
        ...findTextProblems(value, siteName, schema).map((message) => createWarning(where, message)),
      )
    })
  }
  return { content, problems, photographReferences }
}

/** What would look wrong on the page: a text that is too long, markup, and braces that stay as they are. */
function findTextProblems(
  value: string,
  siteName: string,
  { softLimit, templateNames = [] }: Schema,
): string[] {
  const shown = value.replaceAll('{name}', () => siteName)
  const [markup] = /<\/?[a-z][^>]*>|&#?\w+;|\n/i.exec(value) ?? []
  const withoutKnownNames = value.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    ['name', ...templateNames].includes(name) ? '' : whole,
  )
  const [leftover] = /\{[^{}]*\}|[{}]/.exec(withoutKnownNames) ?? []
  return [
    softLimit && shown.length > softLimit
      ? `"${shown}" has ${shown.length} characters: above about ${softLimit} it does not look as meant`
      : '',
    markup
      ? `${JSON.stringify(markup)} is shown as it stands, or as a space: texts have no HTML and no line breaks`
      : '',
    leftover ? `${leftover} is shown as it stands: the site does not replace it here` : '',
  ].filter(Boolean)
}

/** The data of a file, without its $schema. If it cannot be read, returns undefined and adds an error to `problems`. */
function readJson(name: ContentName, problems: ContentProblem[]): unknown {
  const addError = (message: string): undefined => {
    problems.push(createError(formatContentFile(name), message))
  }
  const file = join(contentFolder, `${name}.json`)
  if (!existsSync(file)) return addError('the file is missing')
  const text = readText(file)
  if (text === null) return addError(notUtf8Message)
  try {
    const parsed: unknown = JSON.parse(text)
    if (!(parsed instanceof Object)) return parsed // the validation later reports that it is no object
    const { $schema: _, ...data } = parsed as { $schema?: string }
    reportRepeatedKeys(name, text, problems)
    return data
  } catch (error) {
    return addError(explainSyntaxError(text, error instanceof Error ? error.message : String(error)))
  }
}

/** Reports keys that occur twice in an object. JSON.parse keeps only the last value, without an error. */
function reportRepeatedKeys(name: ContentName, text: string, problems: ContentProblem[]) {
  for (const { code, linePos, pos } of parseDocument(text).errors)
    if (code === 'DUPLICATE_KEY')
      problems.push(
        createError(
          formatContentFile(name),
          `line ${linePos?.[0].line}: ${/"[^"]*"/.exec(text.slice(pos[0]))?.[0]} is there twice, expected each name once between the same braces`,
        ),
      )
}

/** Where a value is: `content/home.json, cards, items, number 2, heading`. */
const formatPath = (name: ContentName, path: KeyPath) =>
  [
    formatContentFile(name),
    ...path.map((key) => (typeof key === 'number' ? `number ${key + 1}` : String(key))),
  ].join(', ')

/** Replaces {name} with the firm's name in every text. */
function replaceName<T>(value: T, name: string): T {
  if (typeof value === 'string') return value.replaceAll('{name}', () => name) as T
  if (Array.isArray(value)) return value.map((item: unknown) => replaceName(item, name)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replaceName<unknown>(inner, name)]),
  ) as T
}
