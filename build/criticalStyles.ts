import { Features, transform, type Selector, type Visitor } from 'lightningcss'

/** Class names of CSS modules, photographs and pieces. Rules without such a class are critical on every page. */
const componentClass = /^(?:[A-Z]\w*|photo|piece)-/

const minifyCss = (css: string, visitor: Visitor<never> = {}) =>
  transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.MediaRangeSyntax,
    visitor,
  }).code.toString()

const printRules = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Separates the components' print rules from the other rules, because the first paint does not need them. */
export function splitPrint(css: string): { screen: string; print: string } {
  const all = minifyCss(css)
  const print = all.match(printRules) ?? []
  const screen = all.replaceAll(printRules, '')
  if (screen.includes('@media print')) throw new Error('@media print: expected no media query inside it')
  return { screen, print: `@layer components{${print.join('')}}` }
}

/** The critical styles of a page: rules without a component class, and rules whose component classes are in its HTML. */
export function criticalStyles(css: string, html: string): string {
  const classesInHtml = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const canApply = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return !componentClass.test(part.name) || classesInHtml.has(part.name)
      if (part.type !== 'pseudo-class') return true
      const needsOne = part.kind === 'has' || part.kind === 'is' || part.kind === 'where'
      return !needsOne || part.selectors.some(canApply)
    })
  const needed = minifyCss(css, {
    Rule: { style: ({ value }) => (value.selectors.some(canApply) ? undefined : []) },
  })
  return minifyCss(withoutUnusedProperties(needed)) // again, to remove rules that are now empty
}

/** Styles without @font-face and @keyframes, which pages have inline: a second copy reloads fonts and restarts animations. */
export const deferredStyles = (css: string) =>
  minifyCss(css, { Rule: { 'font-face': () => [], keyframes: () => [] } })

/** Removes unused custom properties of `:root`, recursively. */
function withoutUnusedProperties(css: string): string {
  const isUsed = (name: string) => css.includes(`var(${name})`) || css.includes(`var(${name},`)
  const usedCss = css.replaceAll(/:root\{[^{}]*\}/g, (rule) =>
    rule.replaceAll(/(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
      isUsed(name) ? declaration : '',
    ),
  )
  return usedCss === css ? css : withoutUnusedProperties(usedCss)
}
