import type { Piece } from '../content/schemas/contentSchemas.ts'

/** Width, depth and height of a piece, as "1750 × 920 × 745 mm"; renders nothing if they are unknown. */
export const Dimensions = ({ dimensions }: Pick<Piece, 'dimensions'>) =>
  dimensions && (
    <span>
      <bdi dir="ltr">{`${dimensions.width} × ${dimensions.depth} × ${dimensions.height} mm`}</bdi>
    </span>
  )
