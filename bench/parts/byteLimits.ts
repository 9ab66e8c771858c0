/**
 * Largest size in bytes of what a visitor fetches; words are compressed with brotli 11, as they are served.
 *
 * HTML and 1.25 kB of response headers fit into the 14,600 bytes that come with the first round trip.
 *
 * JavaScript of a page's first visit, in all: React and React DOM take 58.1 kB, React Router 12.0 kB, what is ours 12 to 16 kB.
 */
export const budgets = {
  'HTML of a page, styles and script included': 13_300,
  'styles, inlined': 12_000,
  'script that runs before the page has loaded': 2_048,
  'JavaScript of a page, in all': 91_000,
  'fonts, in all': 60_000,
  'hero photograph on a phone': 45_000,
  'gallery photograph on a phone': 60_000,
} as const

export type Budget = keyof typeof budgets

export interface Measured {
  budget: Budget
  /** The page or file that was measured. */
  of: string
  bytes: number
}

/** A line for each measurement above its budget, and for each budget for which nothing was measured. */
export function check(measured: readonly Measured[], allowed: Record<Budget, number> = budgets): string[] {
  const above = measured
    .filter(({ budget, bytes }) => !(bytes <= allowed[budget]))
    .map(({ budget, of, bytes }) => `${budget}: ${of} has ${bytes} bytes, allowed are ${allowed[budget]}`)
  const names = Object.keys(allowed) as Budget[]
  const missing = names
    .filter((name) => !measured.some(({ budget }) => budget === name))
    .map((name) => `${name}: nothing was measured, expected at least one file`)
  return [...above, ...missing]
}

/** The file that a browser takes from a srcset for a picture shown this wide: the narrowest that is wide enough. */
export function candidate(srcset: string, cssPixels: number, density: number): string {
  const files = srcset.split(',').map((part) => {
    const [file, width] = part.trim().split(/\s+/)
    if (!file || !width?.endsWith('w')) throw new Error(`srcset has "${part}", expected "FILE WIDTHw"`)
    return { file, width: parseInt(width) }
  })
  files.sort((a, b) => a.width - b.width)
  const chosen = files.find(({ width }) => width >= Math.floor(cssPixels * density)) ?? files.at(-1)
  if (!chosen) throw new Error('srcset is empty')
  return chosen.file
}
