/** Relative luminance of an sRGB colour of three channels from 0 to 255 (WCAG 2.2). */
export function computeLuminance([red = 0, green = 0, blue = 0]: ArrayLike<number> &
  Iterable<number>): number {
  const toLinear = (channel: number) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** Contrast ratio of two luminances (WCAG 2.2). */
export const computeContrastRatio = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The channels of a computed colour: red, green, blue, and alpha if there is one. */
export const parseChannels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
