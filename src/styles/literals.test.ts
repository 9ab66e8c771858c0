// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const literalPattern =
  /[^\n]*(?:#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(|\bfont(?:-size)?: [^;]*\d(?:rem|px))[^\n]*/g

test.each(globSync('src/**/*.css').filter((file) => !/tokens|fonts/.test(file)))(
  '%s takes its colours and sizes of type from custom properties',
  (file) => {
    // print.css sets its own custom properties in :root.
    const rules = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|:root \{.*?\}/gs, '')
    expect(rules.match(literalPattern)).toBeNull()
  },
)
