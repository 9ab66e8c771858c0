import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readVariables } from './readVariables.ts'

function readVariablesFrom(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'variables-'))
  writeFileSync(join(folder, '.env'), text)
  const { variables, problems } = readVariables(folder)
  return { address: variables.SITE_SHOWROOM_ADDRESS, problems }
}

test.each([
  ['SITE_SHOWROOM_ADDRESS="88 Spindle Street; Shop #5; India"', '88 Spindle Street; Shop #5; India'],
  ["SITE_SHOWROOM_ADDRESS='88 Spindle Street; Shop #5; India'", '88 Spindle Street; Shop #5; India'],
  ['SITE_SHOWROOM_ADDRESS=88 Spindle Street; India', '88 Spindle Street; India'],
  ['export SITE_SHOWROOM_ADDRESS = "A; B"', 'A; B'],
  ["SITE_SHOWROOM_ADDRESS='Shop $5; $HOME; India'", 'Shop $5; $HOME; India'],
  ['SITE_SHOWROOM_ADDRESS="A; B" \t', 'A; B'],
  ['\uFEFFSITE_SHOWROOM_ADDRESS="A; B"\r\nSITE_NAME="C"\r\n', 'A; B'],
  ['SITE_SHOWROOM_ADDRESS="’t Hof 1; «B»"', '’t Hof 1; «B»'],
  ['SITE_SHOWROOM_ADDRESS="A #1; B" # our shop, $5', 'A #1; B'],
  ['# SITE_SHOWROOM_ADDRESS="A; B"', undefined],
  ['SITE_SHOWROOM_ADDRESS=', ''],
])('the whole value of %j is read', (text, value) => {
  expect(readVariablesFrom(text)).toEqual({ address: value, problems: [] })
})

test.each([
  'SITE_SHOWROOM_ADDRESS=88 Spindle Street; Shop #5; Sample City; India',
  'SITE_SHOWROOM_ADDRESS="88 Spindle Street; Shop "A"; India"',
  'SITE_SHOWROOM_ADDRESS="Shop "#5"; India"',
  'SITE_SHOWROOM_ADDRESS="88 Spindle Street; India',
  'SITE_SHOWROOM_ADDRESS="A; B"\nSITE_SHOWROOM_ADDRESS="C; D"',
  'SITE_SHOWROOM_ADDRESS="Shop $5; India"',
  'SITE_SHOWROOM_ADDRESS=Shop $A; India',
  'SITE_SHOWROOM_ADDRESS=“A; B”',
  'SITE_SHOWROOM_ADDRESS=„A; B“',
])('%j is refused: its value would be cut, changed, or keep quotation marks', (text) => {
  expect(readVariablesFrom(text).problems).toEqual([
    expect.objectContaining({
      level: 'error',
      where: '.env, line 1',
      message: expect.stringContaining('quotation marks'),
    }),
  ])
})

test.each([
  'SITE_NAME: "Oak"',
  'SITE-NAME="Oak"',
  'SITE_NAME "Oak"',
  'site_name="Oak"',
  '- SITE_NAME="Oak"',
  'export SITE-NAME="Oak"',
])('the line %j is refused: it would be ignored', (line) => {
  const message = `${line} sets nothing, expected: NAME="value", with a NAME of .env.example`
  expect(readVariablesFrom(`PORT=80\n${line}`).problems).toEqual([
    { level: 'error', where: '.env, line 2', message },
  ])
})

test('a variable of the process takes precedence', () => {
  vi.stubEnv('SITE_SHOWROOM_ADDRESS', 'C; D')
  expect(readVariablesFrom('SITE_SHOWROOM_ADDRESS="A; B"').address).toBe('C; D')
  vi.unstubAllEnvs()
})

test.each(['latin1', 'utf16le'] as const)('a file in %s is refused', (encoding) => {
  const folder = mkdtempSync(join(tmpdir(), 'variables-'))
  writeFileSync(join(folder, '.env'), 'SITE_NAME="Möbel Schäfer"', encoding)
  expect(readVariables(folder).problems).toEqual([
    { level: 'error', where: '.env', message: expect.stringMatching(/^is not saved as UTF-8/) as string },
  ])
})

test('a file named .env.txt, as Windows likes to name it, is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'variables-'))
  writeFileSync(join(folder, '.env.txt'), 'SITE_NAME="Oak"')
  const message = 'the file is missing, but there is .env.txt: rename it to .env'
  expect(readVariables(folder).problems).toEqual([{ level: 'error', where: '.env', message }])
})
