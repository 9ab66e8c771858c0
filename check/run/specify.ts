// npm run specify: writes the present content into specified.json, and prints each value that changes. Run it only after the
// change is agreed: the tests compare the content with that file.
import { writeFileSync } from 'node:fs'
import { readContentOrExit } from '../readContentOrExit.ts'
import { readSpecified, specifiedFile, valueAt } from '../specified.ts'

const { unfilledContent: content } = readContentOrExit()

const specified = readSpecified()
for (const values of Object.values(specified))
  for (const [path, value] of Object.entries(values)) {
    const present = valueAt(content, path)
    if (present === undefined) delete values[path]
    else values[path] = present
    if (JSON.stringify(present) !== JSON.stringify(value))
      console.log(`${path}: ${JSON.stringify(value)} is now ${JSON.stringify(present) ?? 'absent'}`)
  }
writeFileSync(specifiedFile, `${JSON.stringify(specified, null, 2)}\n`)
