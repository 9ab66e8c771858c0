import { Features, transform, type Selector, type Visitor } from 'lightningcss'

/** A class of a CSS module, of a photograph or of a piece; rules without one are for every page. */
const ofComponent = /^(?:[A-Z]\w*|photo|piece)-/

const minify = (css: string, visitor: Visitor<never> = {}) =>
  transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.MediaRangeSyntax,
    visitor,
  }).code.toString()

const printRules = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Separates the components' rules for print from the site's styles: no first paint waits for those. */
export function splitPrint(css: string): { screen: string; print: string } {
  const all = minify(css)
  const print = all.match(printRules) ?? []
  return { screen: all.replaceAll(printRules, ''), print: `@layer components{${print.join('')}}` }
}

/** The rules of the site's styles that a page's HTML needs for its first paint: those whose classes are in it. */
export function criticalStyles(css: string, html: string): string {
  const present = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const applies = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return !ofComponent.test(part.name) || present.has(part.name)
      if (part.type !== 'pseudo-class') return true
      const needsOne = part.kind === 'has' || part.kind === 'is' || part.kind === 'where'
      return !needsOne || part.selectors.some(applies)
    })
  const needed = minify(css, {
    Rule: { style: ({ value }) => (value.selectors.some(applies) ? undefined : []) },
  })
  return minify(withoutUnusedProperties(needed)) // once more: that leaves rules empty
}

/** The site's styles without what every page has already: font faces and keyframes, which would start anew. */
export const deferredStyles = (css: string) =>
  minify(css, { Rule: { 'font-face': () => [], keyframes: () => [] } })

/** Removes unused custom properties of `:root`, recursively. */
function withoutUnusedProperties(css: string): string {
  const isUsed = (name: string) => css.includes(`var(${name})`) || css.includes(`var(${name},`)
  const left = css.replaceAll(/:root\{[^{}]*\}/g, (rule) =>
    rule.replaceAll(/(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
      isUsed(name) ? declaration : '',
    ),
  )
  return left === css ? css : withoutUnusedProperties(left)
}
