import { defineConfig } from 'vitest/config'

/**
 * Without the tests of components, which browsers test against mutants: for a mutant in code that runs once, at import,
 * Stryker runs every test listed here.
 */
export default defineConfig({
  test: {
    environment: 'jsdom',
    root: new URL('../..', import.meta.url).pathname,
    include: ['src/{lib,metadata}/**/*.test.ts', '{build,check}/**/*.test.ts', 'bench/**/*.test.ts'],
  },
})
