import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readFiles = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { exclude }).map((file) => readFileSync(file, 'utf8'))

test('the site’s code keeps within the limits of CONTRIBUTING.md', () => {
  const limitPattern = /at most ([\d,]+) lines of TypeScript without comments, and ([\d,]+) lines of CSS/
  const [, ...limits] =
    limitPattern.exec(readFileSync('CONTRIBUTING.md', 'utf8').replaceAll(/\s+/g, ' ')) ?? []
  const [maxTypeScript = 0, maxCss = 0] = limits.map((limit) => Number(limit.replace(',', '')))
  const withoutComments = readFiles('src/**/*.{ts,tsx}', ['**/*.test.ts']).map((text) =>
    text.replaceAll(/\{?\/\*[^]*?\*\/\}?|^\s*\/\/.*$/gm, ''),
  )
  const countLines = (text: string) => text.split('\n').filter((line) => line.trim()).length
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)
  expect(sum(withoutComments.map(countLines)), 'lines of TypeScript').toBeLessThanOrEqual(maxTypeScript)
  const cssLineCounts = readFiles('src/**/*.css').map((text) => text.trimEnd().split('\n').length)
  expect(sum(cssLineCounts), 'lines of CSS').toBeLessThanOrEqual(maxCss)
})
