import { check } from './check.ts'
import type { Problem } from './problem.ts'

/** A problem as a line: where, and what is wrong. */
const line = ({ where, message }: Problem) => `  ${where}: ${message}`

/** Prints what is wrong with content/ and .env, and ends the process with 1 where something cannot work. */
export async function report(): Promise<void> {
  const problems = await check()
  const errors = problems.filter(({ level }) => level === 'error')
  const warnings = problems.filter(({ level }) => level === 'warning')
  if (warnings.length > 0) console.warn(`To look at (${warnings.length}):\n${warnings.map(line).join('\n')}`)
  if (errors.length === 0) return
  console.error(`To mend (${errors.length}):\n${errors.map(line).join('\n')}`)
  process.exit(1)
}
