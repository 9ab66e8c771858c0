import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { contentPlugin } from './build/contentPlugin.ts'
import { createNameGenerator, styleSheetsPlugin } from './build/styleSheetsPlugin.ts'
import { dist } from './build/dist.ts'
import { photographsPlugin } from './build/photographsPlugin.ts'
import { precompressPlugin } from './build/precompressPlugin.ts'
import { prerenderPlugin } from './build/prerenderPlugin.ts'
import { checkPlugin } from './check/checkPlugin.ts'

export default defineConfig(({ command }): ViteUserConfig => {
  const isBuild = command === 'build'
  return {
    appType: isBuild ? 'mpa' : 'spa', // in development index.html answers every URL
    plugins: [
      checkPlugin(),
      react(),
      styleSheetsPlugin(),
      contentPlugin(),
      photographsPlugin(),
      // The plugins below run after the bundles are built. Their order matters: each reads files that are already
      // written.
      prerenderPlugin(),
      precompressPlugin(),
    ],
    // Without this alias, bundlers take react-router's development build, which is larger and prints warnings.
    resolve: {
      alias: isBuild ? { 'react-router': '/node_modules/react-router/dist/production/index.mjs' } : {},
    },
    css: { modules: { generateScopedName: createNameGenerator() } },
    build: {
      target: 'es2022', // Vite then flattens nested CSS rules, which build/splitPrintRules.ts needs
      assetsInlineLimit: 0, // the CSP allows data: URLs for images only
      cssCodeSplit: false, // one sheet, from which the prerenderer takes the critical styles of each page
      // Without this, each build warns that the photographs plugin takes most of the time.
      rolldownOptions: { checks: { pluginTimings: false } },
      modulePreload: false, // the app must not compete with the first photograph
    },
    builder: {
      sharedConfigBuild: true, // all builds share the plugins and what they have read
      async buildApp(builder) {
        for (const environment of Object.values(builder.environments)) await builder.build(environment)
      },
    },
    // Built in this order: `client` empties the folder into which `boot` then writes.
    environments: {
      client: {
        build: {
          outDir: join(dist, 'client'),
          emptyOutDir: true,
          license: { fileName: 'licenses.txt' }, // required by the licences of bundled packages
          rolldownOptions: {
            input: { app: 'src/entry-client.tsx' },
            preserveEntrySignatures: 'allow-extension', // keeps the export `hydrateApp` for the boot script
          },
        },
      },
      // The boot script has its own bundle, so that it shares no file with the app. prerenderPlugin.ts puts it into
      // pages.
      boot: {
        consumer: 'client',
        optimizeDeps: { noDiscovery: true }, // the boot script imports no JavaScript from packages
        build: {
          outDir: join(dist, 'client'),
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: { input: 'src/boot/boot.ts', output: { format: 'iife' } },
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
      include: ['{src,build,check,owner,deploy,bench,doctor,e2e}/**/*.test.ts'],
      testTimeout: 20_000, // some tests start several processes, on machines of all speeds
      isolate: false, // faster: test files share a worker, so each restores what it replaces
    },
  }
})
