// `text`, `heading` and the others create a schema, and are named like zod's own functions.
import { z } from 'zod'

/** A text, in which {name} is replaced by the firm's name. `npm run check` warns above `softLimit` characters. */
export const text = (description: string, softLimit: number) =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ description: `${description} Up to about ${softLimit} characters.`, softLimit })

export const heading = (softLimit = 40) => text('A heading.', softLimit)

/** How large a photograph is shown. For each use `npm run check` demands a minimum width of the photograph. */
export type PhotographUse = 'edgeToEdge' | 'besideText' | 'card' | 'piece' | 'besideList' | 'social'

/** The name of a photograph in content/photographs. */
export const photograph = (photographUse: PhotographUse) =>
  z.string().meta({ description: 'A file in content/photographs, without .jpg.', photographUse })

export const list = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z.array(item).min(min).max(max)

/** A list of `min` to `max` objects. Objects are strict: a mistyped key is an error instead of being ignored. */
export const objectList = <Shape extends z.ZodRawShape>(min: number, max: number, shape: Shape) =>
  list(z.strictObject(shape), min, max)

/** An object that may be missing. It is strict, too. */
export const optionalObject = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).optional()

/** The same schema under each of these names, for z.strictObject. */
export const createSchemas = <const Name extends string, Schema extends z.ZodType>(
  schema: Schema,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>
