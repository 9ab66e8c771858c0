import type { Piece } from '../content/schemas/contentSchemas.ts'
import { joinClasses } from '../lib/joinClasses.ts'

/** Caption of a piece: name, material if it has one, and dimensions, as "1750 × 920 × 745 mm", if they are known. */
export const PieceText = ({ piece, nameClass }: { piece: Piece; nameClass?: string }) => (
  <>
    <span className={joinClasses('caption-title', nameClass)}>{piece.name}</span>{' '}
    {/* spaces separate the words in the reader modes of browsers */}
    {piece.material && <span>{piece.material}</span>}{' '}
    {piece.dimensions && (
      <span>
        <bdi dir="ltr">{`${piece.dimensions.width} × ${piece.dimensions.depth} × ${piece.dimensions.height} mm`}</bdi>
      </span>
    )}
  </>
)
