import { join, parse } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { content } from './build/content.ts'
import { customMedia } from './build/customMedia.ts'
import { dist } from './check/folders.ts'
import { fonts } from './build/fonts.ts'
import { photographs } from './build/photographs.ts'
import { policy } from './build/policy.ts'
import { precompress } from './build/precompress.ts'
import { prerender } from './build/prerender.ts'
import { report } from './check/report.ts'

/**
 * Class names that can be read, and that compress: a hash in each would be a tenth of a page's first bytes. Throws for a
 * second module of one file name, whose classes would merge with those of the first.
 */
function scopedNames() {
  const files = new Map<string, string>()
  return (name: string, file: string) => {
    const module = parse(file).name.replace('.module', '')
    const [path = file] = file.split('?')
    const first = files.get(module) ?? path
    if (first !== path) throw new Error(`${path}: expected another file name, since there is ${first}`)
    files.set(module, path)
    return `${module}-${name}`
  }
}

export default defineConfig(async ({ command }): Promise<ViteUserConfig> => {
  if (!process.env.VITEST) await report()
  return {
    appType: command === 'serve' ? 'spa' : 'mpa', // in development each URL is index.html
    plugins: [
      react(),
      customMedia(),
      content(),
      fonts(),
      photographs(),
      prerender(),
      policy(),
      precompress(),
    ],
    css: { modules: { generateScopedName: scopedNames() } },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0, // the policy admits no data: but pictures
      cssCodeSplit: false, // one sheet, of which the prerenderer puts into each page what it shows
      modulePreload: false, // the app must not compete with the first photograph
    },
    builder: { sharedConfigBuild: true }, // the second bundle knows the photographs of the first
    environments: {
      client: {
        build: {
          outDir: join(dist, 'client'),
          emptyOutDir: true,
          license: { fileName: 'licenses.txt' }, // those who wrote what is bundled ask for it
          manifest: 'manifest.json',
          rolldownOptions: {
            input: 'src/app.tsx',
            preserveEntrySignatures: 'allow-extension', // the boot script imports `start`
          },
        },
      },
      ssr: {
        build: {
          outDir: join(dist, 'server'),
          emptyOutDir: true,
          rolldownOptions: { input: 'src/entry-server.tsx' },
        },
      },
    },
    test: {
      include: ['src/**/*.test.{ts,tsx}', '{build,check,deploy,bench,doctor,e2e}/**/*.test.ts'],
    },
  }
})
