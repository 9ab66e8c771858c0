// npm run approve:kubernetes: writes what kustomize renders as the approved rendering. Look at the difference before you commit.
import { writeFileSync } from 'node:fs'
import { approved, entrances, render } from './kubernetes.ts'

for (const entrance of entrances) {
  const rendered = render(entrance)
  if (rendered === undefined) throw new Error('needs kubectl or kustomize')
  writeFileSync(approved(entrance), rendered)
}
