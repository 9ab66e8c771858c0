import { photos, type Photo, type PhotoName } from '../content/photos.ts'

/** Width, depth and height of the piece that a photograph is named after, as "1750 × 920 × 745 mm"; nothing where none are known. */
export function Measures({ name }: { name: PhotoName }) {
  const { measures }: Photo = photos[name]
  const [piece] = measures ?? []
  return piece && <span>{`${piece.width} × ${piece.depth} × ${piece.height} mm`}</span>
}
