import { parse } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { customMedia } from './build/customMedia.ts'
import { loadVariables } from './build/loadVariables.ts'
import { marqueeStyle } from './build/marqueeStyle.ts'
import { focalPoints, photographs } from './build/encodePhotographs.ts'
import { previewLikeNginx } from './build/preview.ts'
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

export default defineConfig(({ mode, command, isPreview }) => {
  const given = settings(mode)
  return {
    // In development each address is index.html; in the preview an unknown one answers 404 as in nginx.
    appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
    plugins: [
      react(),
      customMedia(),
      marqueeStyle(),
      photographs(),
      focalPoints(),
      prerender(),
      remarks(loadVariables(mode)),
      previewLikeNginx(),
    ],
    // Names that can be read, and that compress: a hash in each would be a tenth of the first bytes of a page.
    css: {
      modules: { generateScopedName: (name, file) => `${parse(file).name.replace('.module', '')}-${name}` },
    },
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
            preserveEntrySignatures: 'allow-extension', // the entry script imports `start`
            // Few files, each evaluated in a task of its own: what several pages share is one.
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler)\/|src\/lib\/react\.ts/,
                  },
                  {
                    name: 'router',
                    test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//,
                  },
                  { name: 'shared', test: /src\//, minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
      ssr: { build: { outDir: 'dist/server', rolldownOptions: { input: 'src/entry-server.tsx' } } },
    },
    preview: { port: 8080, strictPort: true },
    test: {
      include: ['src/**/*.test.{ts,tsx}', '{build,bench,doctor,e2e}/**/*.test.ts'],
    },
  }
})
