import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** The manifest of a build (the folder with client/ and nginx/): which source became which file. */
export const readManifest = async (dist: string) =>
  JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as Manifest

/** The built scripts of these sources and of all that they import statically, however deep; relative to client/. */
export function scriptsOf(manifest: Manifest, ...sources: string[]): string[] {
  const seen = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`manifest.json: expected ${source} in it`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...seen]
}

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
