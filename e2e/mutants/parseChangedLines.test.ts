import { expect, test } from 'vitest'
import { parseChangedLines } from './parseChangedLines.ts'

test('finds the lines that a diff adds or changes, but not the lines that it only removes', () => {
  const renderFileDiff = (file: string, hunks: string) =>
    `diff --git a/${file} b/${file}\n+++ b/${file}\n${hunks}`
  const appDiff = renderFileDiff(
    'app.tsx',
    '@@ -3 +3,2 @@ import a\n-old\n+new\n+newer\n@@ -9,2 +10,0 @@\n-gone\n-gone\n',
  )
  const routesDiff = renderFileDiff('routes.tsx', '@@ -1 +1 @@\n-a\n+b\n')
  const changedLines = parseChangedLines(appDiff + routesDiff)
  expect(Object.fromEntries(changedLines)).toEqual({ 'app.tsx': [3, 4], 'routes.tsx': [1] })
})
