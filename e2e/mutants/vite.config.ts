import { defineConfig, mergeConfig } from 'vite'
import site from '../../vite.config.ts'
import { mutantsPlugin } from './instrumentation.ts'

/**
 * The site with all mutants in its browser code. Uses React's development build, because only that reports attributes
 * that differ from the prerendered ones: so tests notice mutants of attributes.
 */
export default defineConfig((env) =>
  mergeConfig(site(env), {
    plugins: [mutantsPlugin()],
    environments: { client: { define: { 'process.env.NODE_ENV': '"development"' } } },
  }),
)
