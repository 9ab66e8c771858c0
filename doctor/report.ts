/** The doctor's findings, in sentences that need no engineer: what is fine, what is wrong, what could be better. */
export class Report {
  readonly well: string[] = []
  readonly faults: string[] = []
  readonly hints: string[] = []

  /** All sentences, each with its mark; the most important ones last. */
  lines(): string[] {
    return [
      ...this.well.map((text) => `✓ ${text}`),
      ...this.hints.map((text) => `! ${text}`),
      ...this.faults.map((text) => `✗ ${text}`),
    ]
  }
}

/** "/about", "/about and /contact", "/about, /contact and 7 more". */
export function list(items: Iterable<string>): string {
  const all = [...new Set(items)]
  const shown = all.length > 4 ? [...all.slice(0, 3), `${all.length - 3} more`] : all
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? '')
}
