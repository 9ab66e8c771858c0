import type { Piece } from '../content/schemas/contentSchemas.ts'

/** The name of a piece of furniture, followed by its material if that is given. */
export const formatPieceName = ({ name, material }: Piece) => [name, material].filter(Boolean).join('. ')
