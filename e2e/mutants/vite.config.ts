import { defineConfig, mergeConfig } from 'vite'
import site from '../../vite.config.ts'
import { mutants } from './instrumentation.ts'

/**
 * The site with all mutants in its browser code. React's development build: the other one takes over whatever attributes the
 * prerendered page has, so that mutants of them would change nothing.
 */
export default defineConfig(async (env) =>
  mergeConfig(await site(env), {
    plugins: [mutants()],
    environments: { client: { define: { 'process.env.NODE_ENV': '"development"' } } },
  }),
)
