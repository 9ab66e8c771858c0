import { build, type Plugin } from 'vite'

/** Bundles the boot script by itself: modules that it shares with the app are copied into both. */
export async function bundleBootScript(plugins: Plugin[]): Promise<string> {
  const buildResult = await build({
    configFile: false,
    plugins,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/boot/boot.ts', formats: ['iife'], name: 'boot' },
    },
  })
  const [bundle] = [buildResult].flat()
  const [chunk] = bundle && 'output' in bundle ? bundle.output : []
  if (!chunk?.code) throw new Error('src/boot/boot.ts: expected one script when built')
  return chunk.code.trim()
}
