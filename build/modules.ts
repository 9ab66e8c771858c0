import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** The manifest of a build (the folder with client/ and nginx/): which source became which file. */
export const readManifest = async (dist: string) =>
  JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as Manifest

/** The entry of the app in the manifest. */
export const app = 'src/app.tsx'

/** The source of a page's component in the manifest. */
export const pageSource = (component: string) => `src/pages/${component}.tsx`

function chunkOf(manifest: Manifest, source: string) {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`manifest.json: expected ${source} in it`)
  return chunk
}

/** The scripts of these sources and of all that they import statically, each after what it imports; relative to client/. */
export function scriptsOf(manifest: Manifest, ...sources: string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const { file, imports } = chunkOf(manifest, source)
    imports?.forEach(visit)
    files.add(file)
  }
  sources.forEach(visit)
  return [...files]
}

/** The scripts that a page's own code imports when it is alive, such as the slide show's. */
export function laterScriptsOf(manifest: Manifest, source: string): string[] {
  const here = scriptsOf(manifest, app, source)
  const later = chunkOf(manifest, source).dynamicImports ?? []
  return scriptsOf(manifest, ...later).filter((file) => !here.includes(file))
}
