const tablet = '43.75rem'
const desktop = '62rem'
const wide = '70rem'

/**
 * Viewport widths at which the layout changes, for style sheets, `sizes` and scripts. Style sheets write `@media
 * (--desktop)`, which build/styleSheets.ts replaces.
 */
export const breakpoints = {
  tablet: `(min-width: ${tablet})`,
  'below-tablet': `(width < ${tablet})`,
  desktop: `(min-width: ${desktop})`,
  'below-desktop': `(width < ${desktop})`,
  wide: `(min-width: ${wide})`,
} as const
