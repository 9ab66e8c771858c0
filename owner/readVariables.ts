import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { ContentProblem } from './contentProblem.ts'
import { notUtf8Message, readText } from './readText.ts'

export type Variables = Record<string, string | undefined>

/**
 * Reads .env in `folder`; variables of the process take precedence. A value with a "#" must be in quotation marks. Without
 * quotation marks the line is an error, because the parser would cut the value off at the "#".
 */
export function readVariables(folder = process.cwd()): { variables: Variables; problems: ContentProblem[] } {
  const file = join(folder, '.env')
  const text = existsSync(file) ? readText(file) : ''
  if (text === null)
    return { variables: process.env, problems: [{ level: 'error', where: '.env', message: notUtf8Message }] }
  const parsedVariables = parseEnv(text.replaceAll('\r\n', '\n')) as Variables
  const problems = text.split(/\r?\n/).flatMap((line, index): ContentProblem[] => {
    if (/^\W*site/i.test(line) && !/^\s*(#|(export\s+)?SITE_\w*\s*=)/.test(line))
      return [
        {
          level: 'error',
          where: `.env, line ${index + 1}`,
          message: `${line.trim()} sets nothing, expected: NAME="value", with a NAME of .env.example`,
        },
      ]
    const [, name = '', raw = ''] = /^\s*(?:export\s+)?(SITE_\w*)\s*=(.*)$/.exec(line) ?? []
    const value = unquote(raw)
    if (/^[“”„‘’«»]/.test(raw.trim()))
      return [
        {
          level: 'error',
          where: `.env, line ${index + 1}`,
          message: `${name} is ${raw.trim()}, expected: straight quotation marks ("), because these would be part of the value`,
        },
      ]
    if (!name || (value === parsedVariables[name] && !/^["'`]/.test(value))) return []
    return [
      {
        level: 'error',
        where: `.env, line ${index + 1}`,
        message: `${name} is ${raw.trim()}, but only "${parsedVariables[name] ?? ''}" of it is read, expected: the whole value in quotation marks, and no other line for ${name}`,
      },
    ]
  })
  return { variables: { ...parsedVariables, ...process.env }, problems }
}

/** Removes the quotation marks around a value, and a comment after them. */
function unquote(raw: string): string {
  const value = raw.trim()
  return /^(["'`])(.*?)\1(?:\s+#.*)?$/s.exec(value)?.[2] ?? value
}
