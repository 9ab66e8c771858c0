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

/** The source that a phone takes of a picture, and its srcset: AVIF, and without a condition. */
export const phoneSource = /<source type="image\/avif"[^>]*srcset="([^"]+)"[^>]*>/i

/** The scripts that a page names in its body, relative to client/: what it needs to be alive, or what it shows later. */
export const scriptsIn = (html: string, kind: 'modules' | 'later') =>
  (new RegExp(`<body[^>]* data-${kind}="/([^"]*)"`).exec(html)?.[1] ?? '').split(' /').filter(Boolean)
