// npm run specify: updates specified.json from the present content, and prints each value that changes. Run
// it only after the change is agreed: the tests compare the content with that file.
import { writeFileSync } from 'node:fs'
import { readContent } from '../../owner/readContent.ts'
import { readOrExit } from '../readOrExit.ts'
import { readSpecifiedValues, specifiedFile, findValueAt } from '../specified.ts'

const { unfilledContent: content } = readOrExit(readContent)

const specifiedValues = readOrExit(readSpecifiedValues)
for (const values of Object.values(specifiedValues))
  for (const [path, value] of Object.entries(values)) {
    const presentValue = findValueAt(content, path)
    if (presentValue === undefined) delete values[path]
    else values[path] = presentValue
    if (JSON.stringify(presentValue) !== JSON.stringify(value))
      console.log(`${path}: ${JSON.stringify(value)} is now ${JSON.stringify(presentValue) ?? 'absent'}`)
  }
writeFileSync(specifiedFile, `${JSON.stringify(specifiedValues, null, 2)}\n`)
