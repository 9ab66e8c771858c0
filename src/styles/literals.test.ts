// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where sizes and colours are defined: print.css for paper, fonts.css in measures of its faces. */
const definitions = ['src/styles/tokens.css', 'src/styles/fonts.css']
/** What may hold a literal besides: comments, the tokens of print.css, and conditions, which cannot hold a token. */
const allowed = /\/\*.*?\*\/|:root \{.*?\}|@media[^{]*/gs
const literal = /[^\n]*(?:\d(?:rem|px|pt)\b|#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\()[^\n]*/g

test.each(globSync('src/**/*.css').filter((file) => !definitions.includes(file)))(
  '%s takes its sizes and colours from the tokens',
  (file) => {
    expect(readFileSync(file, 'utf8').replaceAll(allowed, '').match(literal)).toBeNull()
  },
)
