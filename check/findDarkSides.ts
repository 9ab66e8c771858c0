import sharp from 'sharp'
import { darkestWhite } from '../build/describePhotograph.ts'

/** The share of a side's pixels that may be darker than white (`darkestWhite.border`). */
const tolerance = 0.02

/** Finds the sides of a photograph that are not white. */
export async function findDarkSides(file: string): Promise<string[]> {
  const size = 200
  const pixels = await sharp(file)
    .autoOrient()
    .resize(size, size, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const sides: Record<string, (at: number) => number> = {
    top: (x) => x,
    right: (y) => y * size + size - 1,
    bottom: (x) => (size - 1) * size + x,
    left: (y) => y * size,
  }
  return Object.entries(sides)
    .filter(([, indexOf]) => {
      const dark = Array.from({ length: size }, (_, at) => pixels[indexOf(at)] ?? 0).filter(
        (value) => value < darkestWhite.border,
      )
      return dark.length > tolerance * size
    })
    .map(([name]) => name)
}
