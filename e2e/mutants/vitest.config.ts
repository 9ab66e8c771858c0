import { defineConfig } from 'vitest/config'
import { contentPlugin } from '../../build/content.ts'
import { photographsPlugin } from '../../build/photographs.ts'

/**
 * Unit tests of the code that Stryker mutates. Other tests are left out, because Stryker runs every test here for a
 * mutant in code that runs on import.
 */
export default defineConfig({
  plugins: [contentPlugin(), photographsPlugin()],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: [
      'src/{hydration,layout,lib,metadata}/*.test.ts',
      '{build,check,owner}/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
  },
})
