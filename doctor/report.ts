/** The doctor's findings, in sentences for readers who do not program: what is right, wrong, or could be better. */
export class Report {
  readonly passed: string[] = []
  readonly errors: string[] = []
  readonly warnings: string[] = []

  /** All sentences, each with a mark. Errors come last, where a terminal shows them. */
  lines(): string[] {
    return [
      ...this.passed.map((text) => `✓ ${text}`),
      ...this.warnings.map((text) => `! ${text}`),
      ...this.errors.map((text) => `✗ ${text}`),
    ]
  }
}

/** Joins items: "/about", "/about and /contact", or for more than four "/a, /b, /c and 7 more". */
export function joinItems(items: Iterable<string>): string {
  const all = [...new Set(items)]
  const shown = all.length > 4 ? [...all.slice(0, 3), `${all.length - 3} more`] : all
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? '')
}
