import type { Piece } from '../content/schemas/contentSchemas.ts'

/** Name and material of a piece, if it has one, as one text. */
export const formatPieceName = ({ name, material }: Piece) => [name, material].filter(Boolean).join('. ')
