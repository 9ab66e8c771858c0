import { Features, transform, type Visitor } from 'lightningcss'

/** Minifies CSS, and replaces the rules for which `visitor` returns others. */
export const minifyCss = (css: string, visitor: Visitor<never> = {}) =>
  transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.MediaRangeSyntax, // keeps min-width: Safari before 16.4 ignores (width >= 62rem)
    visitor,
  }).code.toString()
