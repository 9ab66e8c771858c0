import type { PhotographUse } from '../src/content/schemas/schemaParts.ts'

export type KeyPath = readonly PropertyKey[]

/** The properties of a JSON Schema that visitStrings reads. */
export interface Schema {
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  photographUse?: PhotographUse
  softLimit?: number
  /** The names in braces that the site replaces in this text, in addition to {name}. */
  templateNames?: string[]
}

/** Calls `visit` for each string of the data, with its schema and path. */
export function visitStrings(
  schema: Schema,
  data: unknown,
  path: KeyPath,
  visit: (schema: Schema, value: string, path: KeyPath) => void,
) {
  if (typeof data === 'string') return visit(schema, data, path)
  if (Array.isArray(data))
    for (const [index, item] of data.entries())
      visitStrings(schema.items ?? {}, item, [...path, index], visit)
  else if (typeof data === 'object' && data !== null)
    for (const [key, value] of Object.entries(data)) {
      const innerSchema = schema.properties?.[key] ?? schema.additionalProperties
      visitStrings(typeof innerSchema === 'object' ? innerSchema : {}, value, [...path, key], visit)
    }
}
