import { defineConfig } from 'vitest/config'
import { content } from '../../build/content.ts'
import { photographs } from '../../build/photographs.ts'

/** The unit tests of the code that Stryker mutates. Not slow ones: it runs all of them if a mutant is in code that runs at import. */
export default defineConfig({
  plugins: [content(), photographs()],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['src/{lib,metadata}/**/*.test.ts', '{build,check,owner}/**/*.test.ts', 'bench/**/*.test.ts'],
  },
})
