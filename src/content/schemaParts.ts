import { z } from 'zod'

/** A text, in which {name} is replaced by the firm's name. `npm run check` warns above `longest` characters. */
export const text = (description: string, longest = 600) =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ description: `${description} Up to about ${longest} characters.`, longest })

export const heading = (longest = 40) => text('A heading.', longest)

/** How large a photograph is shown. `npm run check` derives its minimum width from it. */
export type PhotographSize = 'edgeToEdge' | 'besideText' | 'card' | 'piece' | 'besideList' | 'social'

/** A photograph of content/photographs. */
export const photograph = (photographSize: PhotographSize) =>
  z
    .string()
    .meta({ description: 'A photograph: its file in content/photographs, without .jpg.', photographSize })

/** A strict object: a mistyped key is an error instead of being ignored. */
export const object = z.strictObject

/** A list of `least` to `most` items. */
export const list = <Item extends z.ZodType>(item: Item, least: number, most: number) =>
  z.array(item).min(least).max(most)

/** A list of `least` to `most` strict objects. */
export const objectList = <Shape extends z.ZodRawShape>(least: number, most: number, shape: Shape) =>
  list(object(shape), least, most)

/** The shape of an object that has the same schema for each of its keys. */
export const repeatSchema = <Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
) => Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>
