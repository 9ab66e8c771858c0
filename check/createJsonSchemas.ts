import { z } from 'zod'
import { schemas } from '../src/content/schemas.ts'

/** JSON Schemas of content/*.json by file name. Editors use them to complete, explain and validate the files. */
export const createJsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { properties, ...rest } = z.toJSONSchema(schema, { io: 'input' })
      const whole = { ...rest, properties: { $schema: { type: 'string' }, ...properties } }
      return [`${name}.json`, `${JSON.stringify(whole, null, 2)}\n`]
    }),
  )
