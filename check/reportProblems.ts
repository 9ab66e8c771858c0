import { findProblems } from './findProblems.ts'
import type { ContentProblem } from '../owner/contentProblem.ts'

const formatProblem = ({ where, message }: ContentProblem) => `  ${where}: ${message}`

/** Prints the problems of content/ and .env. Returns whether there are errors. For a release, so are placeholders. */
export async function reportProblems(isRelease = false): Promise<boolean> {
  const problems = await findProblems()
  const isError = ({ level, isPlaceholder = false }: ContentProblem) =>
    level === 'error' || (isRelease && isPlaceholder)
  const errors = problems.filter(isError)
  const warnings = problems.filter((problem) => !isError(problem))
  if (warnings.length > 0)
    console.warn(`Warnings (${warnings.length}):\n${warnings.map(formatProblem).join('\n')}`)
  if (errors.length > 0) console.error(`Errors (${errors.length}):\n${errors.map(formatProblem).join('\n')}`)
  return errors.length > 0
}
