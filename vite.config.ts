import { parse } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { customMedia } from './build/customMedia.ts'
import { loadVariables } from './build/loadVariables.ts'
import { focalPoints, photographs } from './build/encodePhotographs.ts'
import { policy } from './build/policy.ts'
import { precompress } from './build/precompress.ts'
import { prerender } from './build/prerender.ts'
import { remarks } from './build/remarks.ts'
import { readSettings } from './build/settings.ts'
import type { Site } from './src/content/site.ts'

/** The operator's settings; a mistake ends the build with a line that says which, instead of a stack trace. */
function settings(mode: string): Partial<Site> {
  try {
    return readSettings(loadVariables(mode))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

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

export default defineConfig(({ mode, command }) => {
  const given = settings(mode)
  return {
    appType: command === 'serve' ? 'spa' : 'mpa', // in development each URL is index.html
    plugins: [
      react(),
      customMedia(),
      photographs(),
      focalPoints(),
      prerender(),
      remarks(loadVariables(mode)),
      policy(),
      precompress(),
    ],
    css: { modules: { generateScopedName: scopedNames() } },
    define: { __SITE_SETTINGS__: JSON.stringify(given) },
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
          outDir: 'dist/client',
          license: { fileName: 'licenses.txt' }, // those who wrote what is bundled ask for it
          manifest: 'manifest.json',
          rolldownOptions: {
            input: 'src/app.tsx',
            preserveEntrySignatures: 'allow-extension', // the boot script imports `start`
          },
        },
      },
      ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: 'src/entry-server.tsx' } } },
    },
    test: {
      include: ['src/**/*.test.{ts,tsx}', '{build,bench,doctor,e2e}/**/*.test.ts'],
    },
  }
})
