import { Features, transform, type Selector, type Visitor } from 'lightningcss'

/** A class of a CSS module ("Module-name") or a focal point ("focus-name"); rules without one are for every page. */
const ofComponent = /^(?:[A-Z]\w*-|focus-)/

const minified = (code: Uint8Array, visitor: Visitor<never> = {}) =>
  transform({ filename: 'style.css', code, minify: true, include: Features.MediaRangeSyntax, visitor }).code

/**
 * Splits the site's styles by what a page's HTML shows: `first` stands in the page, `rest` is for the classes that are not
 * in it and comes after its first paint.
 */
export function splitStyles(css: string, html: string): { first: string; rest: string } {
  const shown = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const isShown = (selector: Selector) =>
    selector.every((part) => part.type !== 'class' || !ofComponent.test(part.name) || shown.has(part.name))
  const code = Buffer.from(css)
  const first = minified(code, {
    Rule: { style: ({ value }) => (value.selectors.some(isShown) ? undefined : []) },
  })
  const rest = minified(code, {
    Rule: {
      style: ({ value }) => (value.selectors.some(isShown) ? [] : undefined),
      // Faces and movements are named, not chosen by class: all of them stand in the page.
      'font-face': () => [],
      keyframes: () => [],
    },
  })
  // Once more: what the rules have left empty is taken away only then.
  return { first: minified(first).toString(), rest: minified(rest).toString() }
}
