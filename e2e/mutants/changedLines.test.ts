// @vitest-environment node
import { expect, test } from 'vitest'
import { parseChangedLines } from './changedLines.ts'

test('the lines that a diff adds or changes are found, those that it only takes away are not', () => {
  const diff = `diff --git a/src/app.tsx b/src/app.tsx
--- a/src/app.tsx
+++ b/src/app.tsx
@@ -3 +3,2 @@ import a
-old
+new
+newer
@@ -9,2 +10,0 @@
-gone
-gone
diff --git a/src/routes.tsx b/src/routes.tsx
--- a/src/routes.tsx
+++ b/src/routes.tsx
@@ -1 +1 @@
-a
+b
`
  expect(parseChangedLines(diff)).toEqual(
    new Map([
      ['src/app.tsx', [3, 4]],
      ['src/routes.tsx', [1]],
    ]),
  )
})
