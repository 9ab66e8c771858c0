// npm run schemas: writes content/schemas. Run it after a change of the schemas in src/content.
import { mkdir, writeFile } from 'node:fs/promises'
import { createJsonSchemas } from '../createJsonSchemas.ts'

await mkdir('content/schemas', { recursive: true })
for (const [name, text] of Object.entries(createJsonSchemas()))
  await writeFile(`content/schemas/${name}`, text)
