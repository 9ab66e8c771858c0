import { parseArgs } from 'node:util'

/** A flag that takes a number: its default, and the smallest and largest value that make sense. */
interface NumberFlag {
  fallback: number
  least: number
  most: number
}

/** Ends the script with a one-line message instead of a stack trace. */
function exitWithError(script: string, message: string): never {
  console.error(`${script}: ${message}`)
  process.exit(2)
}

/** Reads `--name N` flags from the command line, else from the environment (`RUNS=5`). Ends the script if one is invalid. */
export function readFlags<Name extends string>(
  script: string,
  flags: Record<Name, NumberFlag>,
): Record<Name, number> {
  const flagNames = Object.keys(flags) as Name[]
  const usage = `expected ${flagNames.map((name) => `--${name} ${flags[name].least}..${flags[name].most}`).join(', ')}`
  const parsedFlags = parseFlags(script, flagNames, usage)
  const entries = flagNames.map((name) => {
    const { fallback, least, most } = flags[name]
    const text = parsedFlags[name] ?? process.env[name.toUpperCase()] ?? String(fallback)
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || value > most)
      exitWithError(script, `--${name} is "${text}", expected a whole number from ${least} to ${most}`)
    return [name, value]
  })
  return Object.fromEntries(entries) as Record<Name, number>
}

function parseFlags(script: string, names: string[], usage: string): Record<string, string | undefined> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    return parseArgs({ options }).values as Record<string, string | undefined>
  } catch (error) {
    return exitWithError(
      script,
      `${error instanceof Error ? error.message.split('\n')[0] : String(error)} (${usage})`,
    )
  }
}
