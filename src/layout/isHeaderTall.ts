/** A firm's name with more letters gets a smaller font, to fit beside the menu button. */
export const maxLogoLetters = 24

/**
 * Whether the header may need two lines at 992 px, the narrowest desktop: one line has room for about 94 letters. A letter of
 * the firm's name counts as 1.25, since its font is larger. Longer names count as `maxLogoLetters`, since they wrap.
 */
export const isHeaderTall = (name: string, navigationTexts: readonly string[]) =>
  1.25 * Math.min(name.length, maxLogoLetters) + navigationTexts.join('').length > 94
