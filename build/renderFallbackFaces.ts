/** Characters (unicode-range) of each face of a fallback font. The face `small` is for all other characters. */
const unicodeRanges = { small: '', capitals: 'U+41-5A', digits: 'U+2B,U+30-39', space: 'U+20' }

/**
 * System fonts that are used until the web fonts have loaded. `widths` are the web font's mean letter widths divided by the
 * system font's, weighted by the letters' frequency in English. `ascent` and `descent` are the web font's, in em.
 */
const fallbackFonts = [
  {
    family: 'Display Fallback',
    local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
    ascent: 0.99,
    descent: 0.31,
    widths: { small: 0.859, capitals: 0.727, digits: 0.755, space: 0.682 },
  },
  {
    family: 'Sans Fallback',
    local: ['Arial', 'Liberation Sans', 'Roboto'],
    ascent: 0.97,
    descent: 0.25,
    widths: { small: 1.056, capitals: 0.994, digits: 1.016, space: 0.715 },
  },
]

const formatPercent = (share: number) => `${Math.round(1000 * share) / 10}%`

/** The system fonts, scaled to the width of the web fonts, so that lines break at the same words with both. */
export const renderFallbackFaces = () =>
  fallbackFonts
    .flatMap(({ family, local, ascent, descent, widths }) =>
      (Object.keys(unicodeRanges) as (keyof typeof unicodeRanges)[]).map((kind) => {
        const scale = widths[kind]
        const range = unicodeRanges[kind] && `unicode-range:${unicodeRanges[kind]};`
        return `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};${range}size-adjust:${formatPercent(scale)};ascent-override:${formatPercent(ascent / scale)};descent-override:${formatPercent(descent / scale)}}`
      }),
    )
    .join('')
