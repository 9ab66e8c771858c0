import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { createError, type ContentProblem } from './contentProblem.ts'
import { notUtf8Message, readText } from './readText.ts'

export type Variables = Record<string, string | undefined>

/**
 * Reads .env in `folder`; variables of the process take precedence. Reports a file with a wrong name, and settings that
 * are set twice. Also reports lines that the parser would ignore, cut off, or read with their quotation marks, and
 * values that docker compose would change.
 */
export function readVariables(folder = process.cwd()): { variables: Variables; problems: ContentProblem[] } {
  const file = join(folder, '.env')
  const misnamedFile = existsSync(file)
    ? undefined
    : readdirSync(folder).find((name) => /^\.?env(\.txt)?$/i.test(name))
  if (misnamedFile)
    return {
      variables: process.env,
      problems: [createError('.env', `the file is missing, but there is ${misnamedFile}: rename it to .env`)],
    }
  const text = existsSync(file) ? readText(file) : ''
  if (text === null) return { variables: process.env, problems: [createError('.env', notUtf8Message)] }
  const parsedVariables = parseEnv(text.replaceAll('\r\n', '\n')) as Variables
  const problems = text.split(/\r?\n/).flatMap((line, index) => {
    const where = `.env, line ${index + 1}`
    const [, name = '', raw = ''] = /^\s*(?:export\s+)?(SITE_\w*)\s*=(.*)$/.exec(line) ?? []
    if (!name)
      return /^\W*(export\s+)?site(?!map)/i.test(line.replace(/#.*/, ''))
        ? createError(
            where,
            `${line.trim()} sets nothing, expected: NAME="value", with a NAME of .env.example`,
          )
        : []
    if (/^[“”„‘’«»]/.test(raw.trim()))
      return createError(
        where,
        `${name} is ${raw.trim()}, expected: straight quotation marks ("), because these would be part of the value`,
      )
    const value = unquote(raw)
    if (value.includes('$') && !raw.trim().startsWith("'"))
      return createError(
        where,
        `${name} is ${raw.trim()}, expected: the whole value in ' quotation marks, because docker compose takes a $ elsewhere for a variable`,
      )
    if (value === parsedVariables[name] && !/^["'`]/.test(value)) return []
    return createError(
      where,
      `${name} is ${raw.trim()}, but only "${parsedVariables[name] ?? ''}" of it is read, expected: the whole value in quotation marks (in ' if it contains "), and no other line for ${name}`,
    )
  })
  return { variables: { ...parsedVariables, ...process.env }, problems }
}

/** Removes the quotation marks around a value, and a comment after them. */
function unquote(raw: string): string {
  const value = raw.trim()
  return /^(["'`])(.*?)\1(?:\s+#.*)?$/s.exec(value)?.[2] ?? value
}
