/** The unicode-range of each face of a fallback font. `tall`: digits and capitals. `small`: the rest, so no range. */
const unicodeRanges = { small: '', tall: 'U+30-39,U+41-5A', space: 'U+20' }

/**
 * System fonts that are used until the web fonts have loaded. `widths` are the web font's mean letter widths
 * divided by the system font's, weighted by the letters' frequency in English. `ascent` and `descent` are the
 * web font's, in em.
 */
const fallbackFonts: {
  family: string
  local: string[]
  ascent: number
  descent: number
  widths: Partial<Record<keyof typeof unicodeRanges, number>>
}[] = [
  {
    family: 'Display Fallback',
    local: ['Times New Roman', 'Liberation Serif'],
    ascent: 0.99,
    descent: 0.31,
    widths: { small: 0.859, tall: 0.727, space: 0.682 },
  },
  {
    family: 'Display Android Fallback',
    local: ['Noto Serif'],
    ascent: 0.99,
    descent: 0.31,
    widths: { small: 0.706 }, // this font needs no other widths for capitals and spaces
  },
  {
    family: 'Sans Fallback',
    local: ['Arial', 'Liberation Sans', 'Roboto'],
    ascent: 0.97,
    descent: 0.25,
    widths: { small: 1.056, tall: 0.994, space: 0.715 },
  },
]

const formatPercent = (share: number) => `${Math.round(1000 * share) / 10}%`

/** Scales system fonts to the width of the web fonts, so that most line breaks stay when the web fonts load. */
export const renderFallbackFaces = () =>
  fallbackFonts
    .flatMap(({ family, local, ascent, descent, widths }) =>
      (Object.keys(unicodeRanges) as (keyof typeof unicodeRanges)[]).flatMap((kind) => {
        const scale = widths[kind]
        if (!scale) return []
        const range = unicodeRanges[kind] && `unicode-range:${unicodeRanges[kind]};`
        return `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};${range}size-adjust:${formatPercent(scale)};ascent-override:${formatPercent(ascent / scale)};descent-override:${formatPercent(descent / scale)}}`
      }),
    )
    .join('')
