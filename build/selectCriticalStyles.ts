import type { Selector, Visitor } from 'lightningcss'
import { minifyCss } from './minifyCss.ts'

/** Classes of components begin with a capital. Rules without such a class are critical on every page. */
export const componentClassPattern = /^[A-Z]/

/** Removes the rules for which a visitor in `rules` returns []. The second pass removes at-rules that are now empty. */
const removeRules = (css: string, rules: Visitor<never>['Rule']) => minifyCss(minifyCss(css, { Rule: rules }))

/**
 * Whether a selector can match HTML that contains these words. They include the visible text. If a visible word
 * equals a class name, the only harm is that an unused rule is kept.
 */
function canMatch(selector: Selector, words: ReadonlySet<string>): boolean {
  // Classes and attributes outside components always count as present, because scripts may add them later.
  let isComponent = false
  return selector.every((part) => {
    if (part.type === 'combinator') isComponent = false
    if (part.type === 'class') isComponent = componentClassPattern.test(part.name)
    if (part.type === 'class' || part.type === 'attribute') return !isComponent || words.has(part.name)
    if (part.type !== 'pseudo-class') return true
    const isAnyOf = part.kind === 'has' || part.kind === 'is' || part.kind === 'where'
    return !isAnyOf || part.selectors.some((inner) => canMatch(inner, words))
  })
}

/** Whether a selector matches nothing without an element of a component. */
const needsComponent = (selector: Selector) => !canMatch(selector, new Set())

/** The critical styles of a page: rules that have no class of a component, and rules that can match in its HTML. */
export function selectCriticalStyles(css: string, html: string): string {
  const words = new Set(html.match(/[\w-]+/g))
  return removeRules(css, {
    style: ({ value }) => (value.selectors.some((selector) => canMatch(selector, words)) ? undefined : []),
  })
}

/**
 * The deferred styles: only the rules of components. All other rules are inline in each page. With a second copy of
 * them the browser would compute the style of every element again.
 */
export const selectDeferredStyles = (css: string) =>
  removeRules(css, {
    style: ({ value }) => (value.selectors.every(needsComponent) ? undefined : []),
    'font-face': () => [],
    keyframes: () => [],
  })
