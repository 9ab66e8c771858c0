/** Viewport widths in px, at the default text size, from which the layout changes. */
export const breakpointPx = { tablet: 700, desktop: 992, wide: 1120 }

const { tablet, desktop, wide } = breakpointPx

/**
 * Media queries for style sheets, `sizes` and scripts. Style sheets write `@media (--desktop)`, which
 * build/styleSheetsPlugin.ts replaces.
 */
export const breakpoints = {
  tablet: `(min-width: ${tablet / 16}rem)`,
  'below-tablet': `(width < ${tablet / 16}rem)`,
  desktop: `(min-width: ${desktop / 16}rem)`,
  'below-desktop': `(width < ${desktop / 16}rem)`,
  wide: `(min-width: ${wide / 16}rem)`,
  // A phone, for example, is narrow at large zoom, and low when it is held sideways.
  narrow: '(width < 15rem)',
  low: '(height < 25rem)',
  'very-low': '(height < 18rem)',
  // Not `hover` alone, which some tablets claim: https://github.com/mdn/browser-compat-data/pull/26246
  mouse: '(hover: hover) and (not (any-pointer: coarse))',
} as const
