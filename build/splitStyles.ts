import { Features, transform, type Selector, type Visitor } from 'lightningcss'

/** A class of a CSS module ("Module-name") or a focal point ("focus-name"); rules without one are for every page. */
const ofComponent = /^(?:[A-Z]\w*-|focus-)/

const minified = (code: Uint8Array, visitor: Visitor<never> = {}) =>
  transform({ filename: 'style.css', code, minify: true, include: Features.MediaRangeSyntax, visitor }).code

/** A rule that defines tokens, and the condition that it stands under; a definition. */
const tokenRule = /(@media[^{}]*\{)?:root\{[^{}]*\}/g
const definition = /(--[\w-]+):[^;{}]*;?/g

/** These styles with only those tokens. */
const withTokens = (css: string, kept: (name: string) => boolean) =>
  css.replaceAll(tokenRule, (rule) =>
    rule.replaceAll(definition, (whole, name: string) => (kept(name) ? whole : '')),
  )

/** These styles without the tokens that they do not ask for, then without those that only these asked for. */
function withoutUnusedTokens(css: string): string {
  const left = withTokens(css, (name) => css.includes(`var(${name})`) || css.includes(`var(${name},`))
  return left === css ? css : withoutUnusedTokens(left)
}

/** Rules for paper alone. */
const paperRules = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Takes the components' rules for paper out of the site's styles: no first paint waits for those. */
export function splitPaper(css: string): { screen: string; paper: string } {
  const all = minified(Buffer.from(css)).toString()
  const paper = all.match(paperRules) ?? []
  return { screen: all.replaceAll(paperRules, ''), paper: `@layer components{${paper.join('')}}` }
}

/**
 * Splits the site's styles by what a page's HTML shows: `first` stands in the page, `rest` is for the classes that are not
 * in it, with the tokens that only they need, and comes after its first paint.
 */
export function splitStyles(css: string, html: string): { first: string; rest: string } {
  const shown = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const isShown = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return !ofComponent.test(part.name) || shown.has(part.name)
      if (part.type !== 'pseudo-class') return true
      const needsOne = part.kind === 'has' || part.kind === 'is' || part.kind === 'where'
      return !needsOne || part.selectors.some(isShown)
    })
  const code = Buffer.from(css)
  const needed = minified(code, {
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
  const first = withoutUnusedTokens(needed.toString())
  const tokenRules = Array.from(
    minified(code).toString().matchAll(tokenRule),
    ([rule, media]) => `${rule}${media ? '}' : ''}`,
  )
  const otherTokens = withTokens(tokenRules.join(''), (name) => !first.includes(`${name}:`))
  // Once more: what the rules have left empty is taken away only then.
  return {
    first: minified(Buffer.from(first)).toString(),
    rest: minified(Buffer.from(`@layer tokens{${otherTokens}}${rest.toString()}`)).toString(),
  }
}
