import { parseArgs } from 'node:util'

/** A flag that takes a number: its default, and the smallest and largest value that make sense. */
export interface NumberFlag {
  fallback: number
  least: number
  most: number
}

/** Ends the script with one line that says what is wrong, instead of a stack trace. */
export function giveUp(script: string, message: string): never {
  console.error(`${script}: ${message}`)
  process.exit(2)
}

/** Reads `--name N` flags (`RUNS=5` in the environment counts as `--runs 5`); anything else ends the script. */
export function readFlags<Name extends string>(
  script: string,
  flags: Record<Name, NumberFlag>,
): Record<Name, number> {
  const names = Object.keys(flags) as Name[]
  const usage = `expected ${names.map((name) => `--${name} ${flags[name].least}..${flags[name].most}`).join(', ')}`
  const given = parse(script, names, usage)
  const values = names.map((name) => {
    const { fallback, least, most } = flags[name]
    const text = given[name] ?? process.env[name.toUpperCase()] ?? String(fallback)
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || value > most)
      giveUp(script, `--${name} is "${text}", expected a whole number from ${least} to ${most}`)
    return [name, value]
  })
  return Object.fromEntries(values) as Record<Name, number>
}

function parse(script: string, names: string[], usage: string): Record<string, string | undefined> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    return parseArgs({ options }).values as Record<string, string | undefined>
  } catch (error) {
    return giveUp(
      script,
      `${error instanceof Error ? error.message.split('\n')[0] : String(error)} (${usage})`,
    )
  }
}
