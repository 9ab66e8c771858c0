import { Features, transform, type Selector, type Visitor } from 'lightningcss'

/** Matches classes of CSS modules and classes made from content. Rules without such a class are critical on every page. */
const componentClass = /^(?:[A-Z]\w*|photo|piece|comparison)-/

const minifyCss = (css: string, visitor: Visitor<never> = {}) =>
  transform({
    filename: 'style.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.MediaRangeSyntax,
    visitor,
  }).code.toString()

const printRules = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Separates the print rules of components from the other rules. The first paint needs no print rules. */
export function splitPrintRules(css: string): { screen: string; print: string } {
  const all = minifyCss(css)
  const print = all.match(printRules) ?? []
  const screen = all.replaceAll(printRules, '')
  if (screen.includes('@media print')) throw new Error('@media print: expected no media query inside it')
  return { screen, print: `@layer components{${print.join('')}}` }
}

/** Removes the rules for which `rules` returns [], then the at-rules that have become empty. */
const removeRules = (css: string, rules: Visitor<never>['Rule']) => minifyCss(minifyCss(css, { Rule: rules }))

/** Whether a selector can match HTML with these words. Words of texts count, too, which at worst keeps an unused rule. */
function canMatch(selector: Selector, words: ReadonlySet<string>): boolean {
  let isComponent = false // only a component's class and attributes must be in the HTML: scripts may add others
  return selector.every((part) => {
    if (part.type === 'combinator') isComponent = false
    if (part.type === 'class') isComponent = componentClass.test(part.name)
    if (part.type === 'class' || part.type === 'attribute') return !isComponent || words.has(part.name)
    if (part.type !== 'pseudo-class') return true
    const needsOne = part.kind === 'has' || part.kind === 'is' || part.kind === 'where'
    return !needsOne || part.selectors.some((inner) => canMatch(inner, words))
  })
}

/** The critical styles of a page: rules without a component class, and rules that can match in its HTML. */
export function selectCriticalStyles(css: string, html: string): string {
  const words = new Set(html.match(/[\w-]+/g))
  return removeRules(css, {
    style: ({ value }) => (value.selectors.some((selector) => canMatch(selector, words)) ? undefined : []),
  })
}

/** Rules of components. All others are inline in each page: a second copy would restyle each element and reload fonts. */
export const selectDeferredStyles = (css: string) =>
  removeRules(css, {
    style: ({ value }) =>
      value.selectors.some((selector) => canMatch(selector, new Set())) ? [] : undefined,
    'font-face': () => [],
    keyframes: () => [],
  })
