import { defineConfig } from 'vitest/config'
import { content } from '../../build/content.ts'
import { photographs } from '../../build/photographs.ts'

/** The unit tests for the code that Stryker mutates. For a mutant in code that runs on import, Stryker runs all tests. */
export default defineConfig({
  plugins: [content(), photographs()],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: [
      'src/{lib,layout,metadata}/*.test.ts',
      '{build,check,owner}/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
  },
})
