import { openMaster, whiteThresholds } from '../build/analyzePhotograph.ts'

/** A side counts as white if at most this share of its pixels is darker than `whiteThresholds.border`. */
const maxDarkShare = 0.02

/** Finds the sides of a photograph that are not white, and the median brightness (0 to 255) of the darkest side. */
export async function examineBorder(file: string): Promise<{ darkSides: string[]; brightness: number }> {
  const size = 200
  const pixels = await openMaster(file).resize(size, size, { fit: 'fill' }).greyscale().raw().toBuffer()
  const pixelIndexBySide: Record<string, (at: number) => number> = {
    top: (x) => x,
    right: (y) => y * size + size - 1,
    bottom: (x) => (size - 1) * size + x,
    left: (y) => y * size,
  }
  const sides = Object.entries(pixelIndexBySide).map(([name, toPixelIndex]) => ({
    name,
    brightnesses: Array.from({ length: size }, (_, at) => pixels[toPixelIndex(at)] ?? 0).toSorted(
      (a, b) => a - b,
    ),
  }))
  return {
    darkSides: sides
      .filter(({ brightnesses }) => (brightnesses[maxDarkShare * size] ?? 0) < whiteThresholds.border)
      .map(({ name }) => name),
    brightness: Math.min(...sides.map(({ brightnesses }) => brightnesses[size / 2] ?? 0)),
  }
}
