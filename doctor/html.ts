/** The attributes of each element with this tag name, by lower-case attribute name. */
export function parseAttributes(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'gi'))].map(
    ([, text = '']) => {
      const attributes: Record<string, string> = {}
      for (const [, key = '', double, single, bare] of text.matchAll(
        /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
      ))
        attributes[key.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? '')
      return attributes
    },
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Replaces character references such as `&amp;`. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') => {
    const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return Number.isNaN(code) ? (entities[String(name)] ?? whole) : String.fromCodePoint(code)
  })

/** The text of a page without markup, scripts and styles. */
export const extractText = (html: string): string =>
  decodeEntities(
    html
      .replaceAll(/<!--.*?-->/gs, ' ')
      .replaceAll(/<(script|style|template)\b.*?<\/\1>/gis, ' ')
      .replaceAll(/<[^>]*>/g, ' '),
  ).replaceAll(/\s+/g, ' ')

/** All inline scripts: their attributes and their text. */
export const findInlineScripts = (html: string): { attributes: Record<string, string>; text: string }[] =>
  [...html.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gis)]
    .map(([, tag = '', text = '']) => ({ attributes: parseAttributes(tag, 'script')[0] ?? {}, text }))
    .filter(({ attributes }) => attributes.src === undefined && !/json|text\//.test(attributes.type ?? ''))
