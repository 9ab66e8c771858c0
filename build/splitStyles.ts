import { Features, transform, type Selector, type Visitor } from 'lightningcss'

/** A class of a CSS module ("Module-name") or a focal point ("focus-name"); rules without one are for every page. */
const ofComponent = /^(?:[A-Z]\w*-|focus-)/

const minified = (code: Uint8Array, visitor: Visitor<never> = {}) =>
  transform({ filename: 'style.css', code, minify: true, include: Features.MediaRangeSyntax, visitor }).code

/** A rule that defines tokens, and the condition that it stands under. */
const tokenRule = /(@media[^{}]*\{)?:root\{([^{}]*)\}/g
const token = /(--[\w-]+):[^;{}]*;?/g

/** Tokens that these styles do not ask for, nor do those that they ask for. */
function unusedTokens(css: string): Set<string> {
  const unused = new Set<string>()
  for (let left = css, before = ''; left !== before;) {
    before = left
    left = left.replaceAll(tokenRule, (rule) =>
      rule.replaceAll(token, (definition, name: string) => {
        if (before.includes(`var(${name})`) || before.includes(`var(${name},`)) return definition
        unused.add(name)
        return ''
      }),
    )
  }
  return unused
}

/**
 * Splits the site's styles by what a page's HTML shows: `first` stands in the page, `rest` is for the classes that are not
 * in it, with the tokens that only they need, and comes after its first paint.
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
  const unused = unusedTokens(first.toString())
  const tokens = [...minified(code).toString().matchAll(tokenRule)].map(
    ([, media = '', definitions = '']) => {
      const others = definitions.replaceAll(token, (all, name: string) => (unused.has(name) ? all : ''))
      return `${media}:root{${others}}${media && '}'}`
    },
  )
  const shownTokens = first
    .toString()
    .replaceAll(tokenRule, (rule) =>
      rule.replaceAll(token, (all, name: string) => (unused.has(name) ? '' : all)),
    )
  // Once more: what the rules have left empty is taken away only then.
  return {
    first: minified(Buffer.from(shownTokens)).toString(),
    rest: minified(Buffer.from(`@layer tokens{${tokens.join('')}}${rest.toString()}`)).toString(),
  }
}
