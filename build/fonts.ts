import type { Plugin } from 'vite'

/** The characters of each face of a fallback family (unicode-range); "small" draws all others. */
const letters = { small: '', capitals: 'U+41-5A', digits: 'U+2B,U+30-39', space: 'U+20' }

/**
 * System fonts used until the web fonts have loaded. `widths`: mean letter width of the web font divided by the system
 * font's, weighted by frequency in English. `ascent` and `descent`: the web font's, in em.
 */
const faces = [
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

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`

/** The system fonts scaled to the web fonts, so that no line breaks elsewhere when those have loaded. */
export const fallbackFaces = () =>
  faces
    .flatMap(({ family, local, ascent, descent, widths }) =>
      (Object.keys(letters) as (keyof typeof letters)[]).map((kind) => {
        const scale = widths[kind]
        const range = letters[kind] && `unicode-range:${letters[kind]};`
        return `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join(',')};${range}size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%}`
      }),
    )
    .join('')

const module = 'virtual:fallbackFaces.css'

/** Provides the style sheet `virtual:fallbackFaces.css`. */
export const fonts = (): Plugin => ({
  name: 'fonts',
  resolveId: (id) => (id === module ? `\0${module}` : undefined),
  load: (id) => (id === `\0${module}` ? fallbackFaces() : undefined),
})
