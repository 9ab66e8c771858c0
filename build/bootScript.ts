import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Bundles the boot script by itself: modules that it shares with the app are copied into both. Writes the web fonts that it
 * loads to `folder`.
 */
export async function bundleBootScript(folder: string, plugins: Plugin[]): Promise<string> {
  const buildResult = await build({
    configFile: false,
    plugins,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'src/boot/boot.ts', output: { format: 'iife' } },
    },
  })
  const [bundle] = [buildResult].flat()
  const [chunk, ...fonts] = bundle && 'output' in bundle ? bundle.output : []
  for (const font of fonts)
    if (font.type === 'asset') await writeFile(join(folder, font.fileName), font.source)
  if (!chunk?.code) throw new Error('src/boot/boot.ts: expected one script when built')
  return chunk.code.trim()
}
