const tablet = '43.75rem'
const desktop = '60rem'
const wide = '70rem'

/**
 * The widths of screen at which the layout changes; style sheets, `sizes` and scripts have them from here. Style sheets
 * write `@media (--desktop)`, as custom media will be.
 */
export const breakpoints = {
  tablet: `(min-width: ${tablet})`,
  'below-tablet': `(width < ${tablet})`,
  desktop: `(min-width: ${desktop})`,
  'below-desktop': `(width < ${desktop})`,
  wide: `(min-width: ${wide})`,
  'below-wide': `(width < ${wide})`,
} as const
