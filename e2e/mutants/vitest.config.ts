import { defineConfig } from 'vitest/config'
import { contentPlugin } from '../../build/contentPlugin.ts'
import { photographsPlugin } from '../../build/photographsPlugin.ts'

/**
 * The folders of the files that Stryker mutates (`unitTestedFiles` in run.ts). Other folders would only cost time:
 * for a mutant in code that runs on import, Stryker runs every test of this configuration.
 */
export default defineConfig({
  plugins: [contentPlugin(), photographsPlugin()],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['src/!(content|styles)/*.test.ts', '{build,check,owner}/**/*.test.ts', 'bench/**/*.test.ts'],
  },
})
