import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  editContentFile,
  testContentFolder,
  goodPhotograph,
  testProblems,
  useTestContent,
} from '../testbed/testContent.ts'
import { findProblemsInTestContent } from '../testbed/findProblemsInTestContent.ts'

useTestContent()

test('valid content has no problems, also with files that macOS and Windows add', async () => {
  editContentFile('pages.json', '"language": "de"', '"language": "de-Latn-419"')
  for (const name of ['.DS_Store', 'Thumbs.db', 'bank.jpg:Zone.Identifier'])
    writeFileSync(join(testContentFolder, 'photographs', name), '')
  expect(await findProblemsInTestContent({ ofAllPhotographs: true })).toEqual([])
})

test('icons that still show the invented logo are reported', async () => {
  const { findPlaceholders } = await import('./findPlaceholders.ts')
  const { findProblems } = await import('./findProblems.ts')
  const icons = await findPlaceholders('public')
  const messages = (await findProblems())
    .filter(({ where }) => where === 'public')
    .map(({ message }) => message)
  expect(messages).toEqual(
    icons.length > 0
      ? [`still show the invented logo: ${icons.join(', ')} (see "The logo" in CONTENT.md)`]
      : [],
  )
})

testProblems('error', findProblemsInTestContent, [
  [
    'a missing icon',
    () => rmSync(join(testContentFolder, 'public/icon-192.png')),
    /^public\/icon-192\.png$/,
    /^the file is missing/,
  ],
  [
    'a specification that is no JSON',
    () => writeFileSync(join(testContentFolder, 'specified.json'), '{'),
    /specified\.json$/,
    /^line 1, column 2: not valid JSON/,
  ],
  [
    'an unknown photograph',
    () => editContentFile('contact.json', /"photograph": "\w+"/, '"photograph": "sofa"'),
    /contact\.json, photograph$/,
    /^"sofa" is no photograph of .*, expected one of: .*\bbank\b/,
  ],
  [
    'a description that is a file name',
    () => editContentFile('photographs.json', /"alt": "[^"]*"/, '"alt": "IMG_2044.jpg"'),
    /photographs\.json, \w+, alt$/,
    /^"IMG_2044\.jpg" says nothing, expected: what the photograph shows, in a sentence$/,
  ],
])

testProblems('warning', findProblemsInTestContent, [
  [
    'an unused photograph',
    () =>
      editContentFile(
        'photographs.json',
        '"photographs": {',
        '"photographs": { "sofa": { "alt": "A sofa." },',
      ),
    /photographs\.json, sofa$/,
    /^is shown nowhere$/,
  ],
  [
    'a comparison of too few pieces',
    () => editContentFile('products.json', /"name": "[^"]*",/, '$& "elevation": "Bank",'),
    /products\.json$/,
    /^only 1 with an "elevation": the comparison of sizes appears with 3 or more$/,
  ],
  [
    'a letter that social images cannot show',
    () => editContentFile('pages.json', /("social": \{[^}]*"title": ")[^"]*/, '$1Łódź'),
    /pages\.json$/,
    /^social images cannot show "Ł", "ź", which/,
  ],
  [
    'a letter that the fonts lack',
    () => editContentFile('home.json', '"ÜBER UNS"', '"ÜBER ŁÓDŹ"'),
    / or \.env$/,
    /^"Ł", "Ź": not in the site's fonts/,
  ],
  [
    'a letter of an address that the fonts lack',
    () => vi.stubEnv('SITE_FACTORY_ADDRESS', 'Piotrkowska 1; Łask'),
    / or \.env$/,
    /^"Ł": not in the site's fonts/,
  ],
])

test('an own name or photograph makes the content the owner’s', async () => {
  const hasOwnContent = async () => (await import('../testbed/hasOwnContent.ts')).hasOwnContent()
  expect(await hasOwnContent(), 'photographs that are no placeholders').toBe(true)
  const hash = createHash('sha256').update(goodPhotograph).digest('hex').slice(0, 12)
  vi.doMock('./placeholders.json', () => ({ default: { bank: hash } }))
  vi.resetModules()
  expect(await hasOwnContent()).toBe(false)
  vi.stubEnv('SITE_NAME', 'Oak & Sons')
  vi.resetModules()
  expect(await hasOwnContent()).toBe(true)
  vi.doUnmock('./placeholders.json')
})

test("the project's own photographs, drawings and film are placeholders", async () => {
  mkdirSync(join(testContentFolder, 'elevations'))
  const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>'
  writeFileSync(join(testContentFolder, 'elevations/bank.svg'), drawing)
  mkdirSync(join(testContentFolder, 'film'))
  writeFileSync(join(testContentFolder, 'film/tour.webm'), 'a film')
  const fileContents = [readFileSync(join(testContentFolder, 'photographs/bank.jpg')), drawing, 'a film']
  const hashes = fileContents.map((file) => createHash('sha256').update(file).digest('hex').slice(0, 12))
  vi.doMock('./placeholders.json', () => ({ default: { ...hashes } }))
  const placeholderProblems = (await findProblemsInTestContent()).filter(({ isPlaceholder }) => isPlaceholder)
  vi.doUnmock('./placeholders.json')
  expect(placeholderProblems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^still placeholders: .*bank.* \(put your own photographs in their place\)$/),
    'still placeholders: bank.svg (draw your own pieces, or delete the files)',
    'still placeholders: tour.webm (put your own film in its place, or delete the file)',
  ])
})

test('"Sustainability" may lead to a page of the site or to a PDF in public/, whose files keep their case', async () => {
  const { findDocumentProblems } = await import('./findProblems.ts')
  const findLevels = (sustainabilityUrl: string) =>
    findDocumentProblems({ url: 'https://www.oak.example', sustainabilityUrl }).map(({ level }) => level)
  for (const name of ['Our wood.pdf', 'scan.PDF']) writeFileSync(join(testContentFolder, 'public', name), '')
  vi.spyOn(process, 'cwd').mockReturnValue(testContentFolder)
  for (const url of ['https://www.oak.example/Our%20wood.pdf', 'http://oak.example/Our%20wood.pdf'])
    expect(findLevels(url)).toEqual([])
  for (const url of ['https://www.oak.example/about', 'https://design.oak.example/missing.pdf'])
    expect(findLevels(url)).toEqual([])
  for (const path of ['our%20wood.pdf', 'scan.PDF', 'missing.pdf'])
    expect(findLevels(`http://oak.example/${path}`)).toEqual(['error'])
  expect(findLevels('https://www.oak.example/sustainability')).toEqual(['warning'])
})
