/** The one thing in a text that the pattern's group finds, however often; else an error that names the text. */
export function only(text: string, pattern: RegExp, name: string): string {
  const found = [...new Set([...text.matchAll(pattern)].map(([, value]) => value))]
  const [first] = found
  if (!first || found.length > 1)
    throw new Error(`${name}: expected ${String(pattern)} to find one thing, found ${found.length}`)
  return first
}

/** The script that stands in a page. */
export const bootScript = (html: string, name: string) =>
  only(html, /<script nonce="__CSP_NONCE__">(.+)<\/script>/g, name)

/** The source that a phone takes of a picture, and its srcset: AVIF, and without a condition. */
export const phoneSource = /<source type="image\/avif"[^>]*srcset="([^"]+)"[^>]*>/i

/** The scripts that a page preloads, relative to client/. */
export const scriptsIn = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="\/([^"]*)"/g)].map(([, file = '']) => file)
