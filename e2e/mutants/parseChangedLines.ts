/** Parses the output of `git diff -U0`: the numbers, from 1, of the added and changed lines of each file. */
export function parseChangedLines(diff: string): Map<string, number[]> {
  const linesByFile = new Map<string, number[]>()
  for (const [, file = '', hunks = ''] of diff.matchAll(/^\+\+\+ b\/(.*)$([^]*?)(?=^diff |(?![^]))/gm)) {
    const hunkHeaders = [...hunks.matchAll(/^@@ .* \+(\d+)(?:,(\d+))? @@/gm)]
    const lines = hunkHeaders.flatMap(([, first, count = '1']) =>
      Array.from({ length: Number(count) }, (_, index) => Number(first) + index),
    )
    linesByFile.set(file, lines)
  }
  return linesByFile
}
