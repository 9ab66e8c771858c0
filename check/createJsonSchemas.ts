import { z } from 'zod'
import { schemas } from '../src/content/schemas/contentSchemas.ts'

/** JSON Schemas of content/*.json by file name. Editors use them to complete, explain and validate the files. */
export const createJsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { properties, ...rest } = z.toJSONSchema(schema, { io: 'input' })
      const wholeSchema = { ...rest, properties: { $schema: { type: 'string' }, ...properties } }
      return [`${name}.json`, `${JSON.stringify(wholeSchema, null, 2)}\n`]
    }),
  )
