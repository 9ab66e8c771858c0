import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/**
 * The licences of packages whose files are shipped as they are, fonts above all, in the form that the bundler gives those of
 * the scripts that it bundled. Throws where a package has none.
 */
export async function licencesOf(manifest: Manifest): Promise<string> {
  const packages = new Set(
    Object.keys(manifest).flatMap(
      (source) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\/.*\.(?!m?js$)\w+$/.exec(source)?.[1] ?? [],
    ),
  )
  const texts = [...packages].toSorted().map(async (name) => {
    const folder = join('node_modules', name)
    const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string
      license: string
    }
    const text = await readFile(join(folder, 'LICENSE'), 'utf8').catch(() => {
      throw new Error(`${name}: expected the text of its licence in ${join(folder, 'LICENSE')}`)
    })
    return `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`
  })
  return (await Promise.all(texts)).join('')
}
