/** Viewport widths in px, at the default text size, from which the layout changes. */
export const breakpointPx = { tablet: 700, desktop: 992, wide: 1120 }

const [tablet, desktop, wide] = Object.values(breakpointPx).map((px) => `${px / 16}rem`)

/**
 * Media queries for style sheets, `sizes` and scripts. Style sheets write `@media (--desktop)`, which build/styleSheets.ts
 * replaces.
 */
export const breakpoints = {
  tablet: `(min-width: ${tablet})`,
  'below-tablet': `(width < ${tablet})`,
  desktop: `(min-width: ${desktop})`,
  'below-desktop': `(width < ${desktop})`,
  wide: `(min-width: ${wide})`,
  // A phone, for example, is narrow at large zoom, and low when it is held sideways.
  narrow: '(width < 15rem)',
  low: '(height < 25rem)',
  'very-low': '(height < 18rem)',
} as const
