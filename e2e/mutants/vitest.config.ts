import { defineConfig } from 'vitest/config'
import { content } from '../../build/content.ts'
import { photographs } from '../../build/photographs.ts'

/**
 * The unit tests of the code that Stryker mutates, without slow ones: it runs them all for a mutant in code that runs at
 * import.
 */
export default defineConfig({
  plugins: [content(), photographs()],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['src/{lib,metadata}/**/*.test.ts', '{build,check,owner}/**/*.test.ts', 'bench/**/*.test.ts'],
  },
})
