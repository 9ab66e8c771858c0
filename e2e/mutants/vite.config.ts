import { defineConfig, mergeConfig } from 'vite'
import site from '../../vite.config.ts'
import { mutantsPlugin } from './instrumentation.ts'

/**
 * The site with all mutants in its browser code, and with React's development build. React's production build keeps the
 * prerendered attributes without comparing them, so that mutants of attributes would change nothing.
 */
export default defineConfig((env) =>
  mergeConfig(site(env), {
    plugins: [mutantsPlugin()],
    environments: { client: { define: { 'process.env.NODE_ENV': '"development"' } } },
  }),
)
