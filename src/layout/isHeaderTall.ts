/** A firm's name with more letters than this gets a smaller font, to fit beside the menu button. */
export const longNameThreshold = 24

/**
 * Whether the header may need two lines at 992 px, the narrowest desktop: one line has room for about 94
 * letters. A letter of the firm's name counts as 1.25, because its font is larger. A name with more than
 * `longNameThreshold` letters wraps, so only that many count.
 */
export const isHeaderTall = (name: string, navigationTexts: readonly string[]) =>
  1.25 * Math.min(name.length, longNameThreshold) + navigationTexts.join('').length > 94
