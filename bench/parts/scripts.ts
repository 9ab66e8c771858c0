/** The one thing in a text that the pattern's group finds, however often; else an error that names the text. */
export function only(text: string, pattern: RegExp, name: string): string {
  const found = [...new Set([...text.matchAll(pattern)].map(([, value]) => value))]
  const [first] = found
  if (!first || found.length > 1)
    throw new Error(`${name}: expected ${String(pattern)} to find one thing, found ${found.length}`)
  return first
}

/** The script that stands in a page. */
export const entryScript = (html: string, name: string) =>
  only(html, /<script nonce="__CSP_NONCE__">(.+)<\/script>/g, name)
