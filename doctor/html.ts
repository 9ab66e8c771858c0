/** The attributes of each element of this name in an HTML text, by lower-case name. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'gi'))].map(
    ([, text = '']) => {
      const attributes: Record<string, string> = {}
      for (const [, key = '', double, single, bare] of text.matchAll(
        /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
      ))
        attributes[key.toLowerCase()] ??= decode(double ?? single ?? bare ?? '')
      return attributes
    },
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

export const decode = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return Number.isNaN(code) ? (entities[String(name)] ?? whole) : String.fromCodePoint(code)
  })

/** What a visitor can read of a page. */
export const textOf = (html: string): string =>
  decode(
    html
      .replaceAll(/<!--.*?-->/gs, ' ')
      .replaceAll(/<(script|style|template)\b.*?<\/\1>/gis, ' ')
      .replaceAll(/<[^>]*>/g, ' '),
  ).replaceAll(/\s+/g, ' ')

/** Each script that stands in the page itself: its attributes and its text. */
export const inlineScripts = (html: string): { attributes: Record<string, string>; text: string }[] =>
  [...html.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gis)]
    .map(([, tag = '', text = '']) => ({ attributes: elements(tag, 'script')[0] ?? {}, text }))
    .filter(({ attributes }) => attributes.src === undefined && !/json|text\//.test(attributes.type ?? ''))
