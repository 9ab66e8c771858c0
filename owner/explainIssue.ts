import type { z } from 'zod'

/** Explains an issue of Zod in words for owners who do not program. */
export function explainIssue(issue: z.core.$ZodIssue, data: unknown): string {
  const value = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  )
  const valueText = typeof value === 'object' ? 'this' : JSON.stringify(value)
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `is missing, expected: ${explainType(issue.expected)}`
        : `${valueText} is not of the right kind, expected: ${explainType(issue.expected)}`
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `"${key}"`).join(', ')} is unknown here; is it mistyped?`
    case 'invalid_value':
      return `${value === undefined ? 'is missing' : `${valueText} is unknown`}, expected one of: ${issue.values.map(String).join(', ')}`
    case 'invalid_key':
      return `expected ${issue.issues[0]?.message}`
    case 'too_small':
      if (issue.origin === 'string') return 'is empty, expected: some text'
      if (issue.origin === 'array') return `has too few entries, expected: ${Number(issue.minimum)} or more`
      return `${valueText} is too small, expected: ${issue.inclusive ? 'at least' : 'more than'} ${Number(issue.minimum)}`
    case 'too_big':
      return issue.origin === 'array'
        ? `has too many entries, expected: at most ${Number(issue.maximum)}`
        : `${valueText} is too large, expected: at most ${Number(issue.maximum)}`
    default:
      return typeof value === 'object'
        ? `expected ${issue.message}`
        : `${valueText}: expected ${issue.message}`
  }
}

const typeDescriptions: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in square brackets',
  object: 'a group in curly brackets',
  record: 'a group in curly brackets',
}
const explainType = (kind: string) => typeDescriptions[kind] ?? kind
