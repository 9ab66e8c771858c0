import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A built script and all scripts that it imports statically, however deep; `assets` is the folder they are in. */
export async function staticImports(
  assets: string,
  script: string,
  seen = new Set<string>(),
): Promise<string[]> {
  if (seen.has(script)) return [...seen]
  seen.add(script)
  const text = await readFile(join(assets, script), 'utf8')
  for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    if (name) await staticImports(assets, name, seen)
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

/** The entry script in a page and the app's script in that. */
export async function entryAndApp(assets: string, html: string, name: string) {
  const entry = only(html, /<script type="module"[^>]* src="\/assets\/([\w.-]+\.js)"/g, name)
  const app = only(
    await readFile(join(assets, entry), 'utf8'),
    /import\(["'`]\.\/(app-[\w-]+\.js)["'`]\)/g,
    entry,
  )
  return { entry, app }
}
