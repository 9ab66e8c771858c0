import { defineConfig } from 'vitest/config'
import { content } from '../../build/content.ts'
import { photographs } from '../../build/photographs.ts'

/** The unit tests of the code that Stryker mutates, without slow ones: for code that runs once, at import, it runs them all. */
export default defineConfig({
  plugins: [content(), photographs()],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['src/{lib,metadata}/**/*.test.ts', '{build,check,owner}/**/*.test.ts', 'bench/**/*.test.ts'],
  },
})
