/** Parses the output of `git diff -U0`: the numbers, from 1, of the added and changed lines of each file. */
export function parseChangedLines(diff: string): Map<string, number[]> {
  const linesByFile = new Map<string, number[]>()
  let lines: number[] = []
  for (const row of diff.split('\n')) {
    const file = /^\+\+\+ b\/(.*)/.exec(row)?.[1]
    if (file) linesByFile.set(file, (lines = []))
    const hunk = /^@@ .* \+(\d+)(?:,(\d+))? @@/.exec(row)
    if (!hunk) continue
    const [, first, count = '1'] = hunk
    for (let line = 0; line < Number(count); line++) lines.push(Number(first) + line)
  }
  return linesByFile
}
