/** The doctor's findings, in sentences for readers who do not program: what is right, wrong, or could be better. */
export class Report {
  readonly passed: string[] = []
  readonly errors: string[] = []
  readonly warnings: string[] = []

  /** All findings, each after its sign (✓, ! or ✗). Errors come last: the end of a long output stays visible. */
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
  const uniqueItems = [...new Set(items)]
  const shownItems =
    uniqueItems.length > 4 ? [...uniqueItems.slice(0, 3), `${uniqueItems.length - 3} more`] : uniqueItems
  return shownItems.length > 1
    ? `${shownItems.slice(0, -1).join(', ')} and ${shownItems.at(-1)}`
    : (shownItems[0] ?? '')
}
