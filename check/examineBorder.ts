import sharp from 'sharp'
import { whiteThresholds } from '../build/analyzePhotograph.ts'

/** The share of a side's pixels that may be darker than `whiteThresholds.border`. */
const maxDarkShare = 0.02
/** Median brightness (0 to 255) from which a side looks nearly white. */
const nearlyWhiteBrightness = 235

/** Finds the sides of a photograph that are not plain white, and whether all four sides are at least nearly white. */
export async function examineBorder(file: string): Promise<{ darkSides: string[]; isNearlyWhite: boolean }> {
  const size = 200
  const pixels = await sharp(file)
    .autoOrient()
    .resize(size, size, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const pixelIndexBySide: Record<string, (at: number) => number> = {
    top: (x) => x,
    right: (y) => y * size + size - 1,
    bottom: (x) => (size - 1) * size + x,
    left: (y) => y * size,
  }
  const sideValues = Object.entries(pixelIndexBySide).map(([name, indexOf]) => ({
    name,
    values: Array.from({ length: size }, (_, at) => pixels[indexOf(at)] ?? 0).toSorted((a, b) => a - b),
  }))
  return {
    darkSides: sideValues
      .filter(({ values }) => (values[maxDarkShare * size] ?? 0) < whiteThresholds.border)
      .map(({ name }) => name),
    isNearlyWhite: sideValues.every(({ values }) => (values[size / 2] ?? 0) >= nearlyWhiteBrightness),
  }
}
