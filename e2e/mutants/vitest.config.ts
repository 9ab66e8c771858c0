import { defineConfig } from 'vitest/config'

/** The tests of the pure parts only: Stryker runs all that there are for what is evaluated once, at import. */
export default defineConfig({
  test: {
    environment: 'jsdom',
    root: new URL('../..', import.meta.url).pathname,
    include: ['src/{lib,metadata}/**/*.test.ts', '{build,check}/**/*.test.ts', 'bench/**/*.test.ts'],
  },
})
