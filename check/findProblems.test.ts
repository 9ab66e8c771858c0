// Tests the messages of `npm run check` about content/ and the scripts of check/run, in copies of e2e/content/second.
// owner/*.test.ts tests the messages about .env.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContentProblem } from '../owner/contentProblem.ts'
import { paths } from '../src/content/schemas/pageSchemas.ts'

let folder: string

const drawPhotograph = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#765' } }).toFile(
    join(folder, 'photographs', name),
  )
const drawPiece = (name: string, background: string) =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
    .composite([{ input: { create: { width: 1800, height: 900, channels: 3, background: '#765' } } }])
    .toFile(join(folder, 'photographs', `${name}.jpg`))
/** Writes a drawing of the piece "bank", which no content uses yet. */
function writeElevation(content: string, width = 9, height = 9) {
  mkdirSync(join(folder, 'elevations'))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`
  writeFileSync(join(folder, 'elevations/bank.svg'), svg)
}
/** Writes a drawing of the piece "bank", and adds the piece to the comparison of sizes. */
function writeUsedElevation(...args: Parameters<typeof writeElevation>) {
  editContentFile('products.json', /("photograph": "bank",)/, '$1 "elevation": "Bank",')
  writeElevation(...args)
}
/** Adds the texts of a film to home.json, but not the film's file. */
const addFilmTexts = () =>
  editContentFile(
    'home.json',
    '"promo": {',
    '"promo": { "film": { "play": "An", "title": "Film", "alt": "Ein Film.", "failure": "Fehler." },',
  )
/** Adds the texts of a film to home.json, and a file. */
function addFilm(name: string, data: string) {
  addFilmTexts()
  mkdirSync(join(folder, 'film'))
  writeFileSync(join(folder, 'film', name), data)
}
/** A photograph without faults, drawn once for all tests. */
const goodPhotograph = await sharp({ create: { width: 2000, height: 1400, channels: 3, background: '#765' } })
  .jpeg()
  .toBuffer()

/** Whether a test has left the photograph `name` as it was. */
const isUnchanged = (name: string) => {
  const file = join(folder, 'photographs', `${name}.jpg`)
  return (
    readdirSync(join(folder, 'photographs')).includes(`${name}.jpg`) && // existsSync on a Mac ignores the case of letters
    readFileSync(file).equals(goodPhotograph) &&
    !existsSync(file.replace('.jpg', '-upright.jpg'))
  )
}

/** Leaves out the photographs that a test has not changed: examining them takes most of the time of these tests. */
const examineOnlyChangedPhotographs = () =>
  vi.doMock('./findPhotographProblems.ts', async (importOriginal) => {
    const { findPhotographProblems } = await importOriginal<typeof import('./findPhotographProblems.ts')>()
    return {
      findPhotographProblems: ((name, ...rest) =>
        isUnchanged(name)
          ? Promise.resolve([])
          : findPhotographProblems(name, ...rest)) satisfies typeof findPhotographProblems,
    }
  })

beforeEach(async () => {
  examineOnlyChangedPhotographs()
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'content-'))) // macOS has a link at /tmp
  cpSync('e2e/content/second', folder, { recursive: true, filter: (file) => !file.endsWith('photographs') })
  await mkdir(join(folder, 'photographs'), { recursive: true })
  const { photographs } = JSON.parse(readFileSync(join(folder, 'photographs.json'), 'utf8')) as {
    photographs: object
  }
  for (const name of Object.keys(photographs))
    writeFileSync(join(folder, 'photographs', `${name}.jpg`), goodPhotograph)
  vi.stubEnv('CONTENT', folder)
  vi.spyOn(process, 'cwd').mockReturnValue(folder) // a folder without .env
  vi.resetModules()
})

afterEach(() => {
  vi.doUnmock('./findPhotographProblems.ts')
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
  rmSync(folder, { recursive: true })
})

/** Replaces text in a file of the content. */
function editContentFile(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(path, text.replace(from, to))
}

/** The problems of content/. Leaves out the problem of .env, which does not exist in the test folder. */
async function findProblems(): Promise<ContentProblem[]> {
  const { findProblems } = await import('./findProblems.ts')
  return (await findProblems()).filter(({ where }) => where !== '.env')
}

test('valid content has no problems, also with files that macOS and Windows add', async () => {
  vi.doUnmock('./findPhotographProblems.ts')
  editContentFile('pages.json', '"language": "de"', '"language": "de-Latn-419"')
  for (const name of ['.DS_Store', 'Thumbs.db', 'bank.jpg:Zone.Identifier'])
    writeFileSync(join(folder, 'photographs', name), '')
  expect(await findProblems()).toEqual([])
})

test.each<[what: string, spoil: () => unknown, where: RegExp, message: RegExp]>([
  [
    'the layout "opening" for a piece that is not the first',
    () => editContentFile('products.json', '"layout": "full"', '"layout": "opening"'),
    /products\.json, pieces, number 5, layout$/,
    /^"opening": expected another layout: only the first piece can be "opening"/,
  ],
  [
    'a photograph whose name has a space',
    () => editContentFile('photographs.json', '"stuhl"', '"der stuhl"'),
    /photographs\.json, photographs, der stuhl$/,
    /letters without accents, digits, - and _/,
  ],
  [
    'a photograph with the name of an upright file',
    () => editContentFile('photographs.json', '"stuhl"', '"stube-upright"'),
    /photographs\.json, photographs, stube-upright$/,
    /does not end with -upright/,
  ],
  [
    'a photograph that two pieces use',
    () => editContentFile('products.json', '"photograph": "stuhl"', '"photograph": "tisch"'),
    /products\.json, pieces, number 3, photograph$/,
    /^"tisch": expected a photograph that no other piece has/,
  ],
  [
    'an extra comma',
    () => editContentFile('home.json', '"label": "Räume",', '"label": "Räume",,'),
    /home\.json$/,
    /^line 4, column \d+: not valid JSON/,
  ],
  [
    'a missing quotation mark',
    () => editContentFile('home.json', '"label": "Räume",', '"label": "Räume,'),
    /home\.json$/,
    /^line 4, column \d+: expected: each text on one line, with a straight quotation mark \("\) at its end/,
  ],
  [
    'a file that is cut off',
    () => editContentFile('home.json', /"label": "Räume",[^]*/, '"label":'),
    /home\.json$/,
    /^line 4, column 13: not valid JSON \(Unexpected end of JSON input\)/,
  ],
  [
    'too many slides',
    () => editContentFile('home.json', /"slides": \{[^]*?"items": \[\s*(\{[^}]*\})/, `$&${', $1'.repeat(6)}`),
    /home\.json, slides, items$/,
    /^has too many entries, expected: at most 6$/,
  ],
  [
    'a file without content',
    () => editContentFile('home.json', /^[^]*$/, 'null'),
    /home\.json$/,
    /^this is not of the right kind, expected: a group in curly brackets$/,
  ],
  [
    'a curly quotation mark',
    () => editContentFile('home.json', '"label": "Räume",', '"label": “Räume”,'),
    /home\.json$/,
    /^line 4, column \d+: “ stands for a quotation mark, expected: a straight one \("\)$/,
  ],
  [
    'a line break in a text',
    () => editContentFile('home.json', '"label": "Räume",', '"label": "Räu\nme",'),
    /home\.json$/,
    /^line 4, column \d+: expected: each text on one line, with a straight quotation mark/,
  ],
  [
    'a missing page',
    () => editContentFile('pages.json', '"path": "/grievance"', '"path": "/about"'),
    /pages\.json, pages$/,
    new RegExp(`^expected each of ${paths.join(', ')} once$`),
  ],
  [
    'a PNG as the upright file of a photograph',
    async () =>
      writeFileSync(
        join(folder, 'photographs/stube-upright.jpg'),
        await sharp(goodPhotograph).png().toBuffer(),
      ),
    /photographs\/stube-upright\.jpg$/,
    /^is PNG, whatever it is called/,
  ],
  [
    'a drawing with styles, which would change the others',
    () => writeUsedElevation('<style>path { fill: red }</style><path d="M0 0"/>'),
    /elevations\/bank\.svg$/,
    /^has styles, classes, entities or references, .* expected: an SVG exported with presentation attributes$/,
  ],
  [
    'a drawing that is not complete',
    () => writeUsedElevation('<g><path d="M0 0"/>'),
    /elevations\/bank\.svg$/,
    /^is no complete SVG/,
  ],
  [
    'a key that occurs twice',
    () => editContentFile('home.json', '"label": "Räume",', '"label": "Räume", "label": "Zimmer",'),
    /home\.json$/,
    /^line 4: "label" is there twice/,
  ],
  ['a missing file', () => rmSync(join(folder, 'about.json')), /about\.json$/, /^the file is missing$/],
  [
    'a photograph without its file',
    () => rmSync(join(folder, 'photographs/bank.jpg')),
    /photographs\/bank\.jpg$/,
    /^the file is missing, though .*photographs\.json names it$/,
  ],
  [
    'an unknown photograph',
    () => editContentFile('contact.json', /"photograph": "\w+"/, '"photograph": "sofa"'),
    /contact\.json, photograph$/,
    /^"sofa" is no photograph of .*, expected one of: .*\bbank\b/,
  ],
  [
    'a number in quotation marks',
    () => editContentFile('home.json', '"target": 87', '"target": "87"'),
    /home\.json, counters, items, number 1, target$/,
    /^"87" is not of the right kind, expected: a (whole )?number without quotation marks$/,
  ],
  [
    'an empty text',
    () => editContentFile('home.json', '"button": "ÜBER UNS"', '"button": " "'),
    /home\.json, intro, button$/,
    /^is empty, expected: some text$/,
  ],
  [
    'a missing field',
    () => editContentFile('contact.json', /"text": "[^"]*",/, ''),
    /contact\.json, text$/,
    /^is missing, expected: text in quotation marks$/,
  ],
  [
    'an unknown field',
    () => editContentFile('home.json', '"slides": {', '"banner": 1, "slides": {'),
    /home\.json$/,
    /^"banner" is unknown here; is it mistyped\?$/,
  ],
  [
    'an unknown value of a choice',
    () => editContentFile('home.json', '"icon": "dot"', '"icon": "star"'),
    /home\.json, cards, items, number 2, list, icon$/,
    /^"star" is unknown, expected one of: check, dot$/,
  ],
  [
    'a missing choice',
    () => editContentFile('home.json', '"icon": "dot",', ''),
    /home\.json, cards, items, number 2, list, icon$/,
    /^is missing, expected one of: check, dot$/,
  ],
  [
    'an empty description',
    () => editContentFile('photographs.json', /"alt": "[^"]*"/, '"alt": ""'),
    /photographs\.json, photographs, \w+, alt$/,
    /^is empty/,
  ],
  [
    'a description that is a file name',
    () => editContentFile('photographs.json', /"alt": "[^"]*"/, '"alt": "IMG_2044.jpg"'),
    /photographs\.json, \w+, alt$/,
    /^"IMG_2044\.jpg" says nothing, expected: what the photograph shows, in a sentence$/,
  ],
  [
    'a photograph that is too small',
    () => drawPhotograph('stube.jpg', 900, 600),
    /photographs\/stube\.jpg$/,
    /^is 900 px wide; where it is shown \(.*home\.json, .*\) 1200 px are needed, better \d+$/,
  ],
  [
    'a PNG named .jpg',
    async () =>
      writeFileSync(
        join(folder, 'photographs/bank.jpg'),
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      ),
    /photographs\/bank\.jpg$/,
    /^is PNG, whatever it is called, expected: a JPEG; export it as one$/,
  ],
  [
    'a HEIC named .jpg',
    () => writeFileSync(join(folder, 'photographs/bank.jpg'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')),
    /photographs\/bank\.jpg$/,
    /^is HEIC/,
  ],
  [
    'a truncated JPEG',
    () => writeFileSync(join(folder, 'photographs/bank.jpg'), Buffer.from('ffd8ffe000104a46', 'hex')),
    /photographs\/bank\.jpg$/,
    /^cannot be read/,
  ],
  [
    'a truncated upright photograph',
    () => {
      const half = goodPhotograph.subarray(0, goodPhotograph.length / 2)
      writeFileSync(join(folder, 'photographs/stube-upright.jpg'), half)
    },
    /photographs\/stube-upright\.jpg$/,
    /^cannot be read/,
  ],
  [
    'a photograph whose name is written otherwise',
    () => renameSync(join(folder, 'photographs/bank.jpg'), join(folder, 'photographs/Bank.JPG')),
    /photographs\/bank\.jpg$/,
    /^the file is called Bank\.JPG; rename it to bank\.jpg$/,
  ],
  [
    'an elevation without its file',
    () => editContentFile('products.json', /"name": "[^"]*",/, '$& "elevation": "Bank",'),
    /elevations\/\w+\.svg$/,
    /^the file is missing; npm run elevation -- \w+ makes one/,
  ],
  [
    'a label without the visible text',
    () => editContentFile('labels.json', /("control": "[^"]*",\s*"label": )"[^"]*"/, '$1"Sprache"'),
    /labels\.json, translator, label$/,
    /^"Sprache": expected the text of "control" in it/,
  ],
  [
    'a width of zero',
    () => editContentFile('products.json', /"width": \d+/, '"width": 0'),
    /products\.json, pieces, number \d, dimensions, width$/,
    /^0 is too small, expected: more than 0$/,
  ],
  [
    'a name of a dot without its number',
    () => editContentFile('labels.json', /"dot": "[^"]*"/, '"dot": "Bild"'),
    /labels\.json, slides, dot$/,
    /^"Bild": expected \{number\} in it/,
  ],
  [
    'thanks with a full stop',
    () => editContentFile('labels.json', '"Danke"', '"Danke!"'),
    /labels\.json, confirmation, thanks$/,
    /^"Danke!": expected no full stop or exclamation mark at its end/,
  ],
  [
    'texts of a film without its file',
    () => addFilmTexts(),
    /film\/tour\.mp4$/,
    /^the file is missing, though home\.json has "film"$/,
  ],
  [
    'a photograph as HEIC',
    () => renameSync(join(folder, 'photographs/bank.jpg'), join(folder, 'photographs/BANK.HEIC')),
    /photographs\/bank\.jpg$/,
    /^the file is called BANK\.HEIC; export it as a JPEG with the name bank\.jpg$/,
  ],
  [
    'a film with a name in capitals',
    () => addFilm('tour.MP4', ''),
    /film\/tour\.mp4$/,
    /^the file is called tour\.MP4; rename it to tour\.mp4$/,
  ],
  [
    'a film that is too large to read',
    () => {
      addFilm('tour.mp4', '')
      truncateSync(join(folder, 'film/tour.mp4'), 501e6)
    },
    /film\/tour\.mp4$/,
    /^has 501 MB, expected: at most 500$/,
  ],
  [
    'a tour.mp4 that is not an MP4',
    () => addFilm('tour.mp4', '\0\0\0 ftypqt  '),
    /film\/tour\.mp4$/,
    /^is QuickTime, whatever it is called, expected: MP4$/,
  ],
  ...[
    ['hvc1', 'HEVC'],
    ['av01', 'AV1'],
  ].map(([code, name]): [string, () => unknown, RegExp, RegExp] => [
    `a film in ${name}, which many browsers cannot show`,
    () => {
      const createTrack = (codec?: string) => `stsd${'\0'.repeat(12)}${codec}`
      addFilm('tour.mp4', `\0\0\0 ftypisom ${createTrack('tmcd')} ${createTrack(code)}`)
    },
    /film\/tour\.mp4$/,
    new RegExp(`^is encoded as ${name}, .*, expected: H\\.264$`),
  ]),
  [
    'a file that is not UTF-8',
    () =>
      writeFileSync(
        join(folder, 'about.json'),
        Buffer.from(readFileSync(join(folder, 'about.json'), 'utf8'), 'latin1'),
      ),
    /about\.json$/,
    /^is not saved as UTF-8/,
  ],
  [
    'a file in UTF-16',
    () =>
      writeFileSync(join(folder, 'about.json'), readFileSync(join(folder, 'about.json'), 'utf8'), 'utf16le'),
    /about\.json$/,
    /^is not saved as UTF-8/,
  ],
  ...['ar', 'fa-IR'].map((tag): [string, () => unknown, RegExp, RegExp] => [
    `the language ${tag}`,
    () => editContentFile('pages.json', '"language": "de"', `"language": "${tag}"`),
    /pages\.json, language$/,
    /expected a language that is written from left to right$/,
  ]),
  [
    'an unknown language',
    () => editContentFile('pages.json', '"language": "de"', '"language": "jp-JP"'),
    /pages\.json, language$/,
    /^"jp-JP": expected the language of all texts, such as en/,
  ],
])('%s is an error', async (_what, spoil, where, message) => {
  await spoil()
  const errors = (await findProblems()).filter(({ level }) => level === 'error')
  expect(errors).toContainEqual({
    level: 'error',
    where: expect.stringMatching(where) as string,
    message: expect.stringMatching(message) as string,
  })
})

test.each<[what: string, spoil: () => unknown, where: RegExp, message: RegExp]>([
  [
    'a photograph that is not sharp on dense screens',
    () => drawPhotograph('stube.jpg', 1600, 1000),
    /photographs\/stube\.jpg$/,
    /^is 1600 px wide; where it is shown \(.*\) 1833 px would be sharp on dense screens$/,
  ],
  [
    'a photograph that is sharp enough for its social image, but not as a piece',
    () => drawPhotograph('schrank.jpg', 1300, 900),
    /photographs\/schrank\.jpg$/,
    /^is 1300 px wide; where it is shown \(.*products\.json, .*\) 1400 px would be sharp on dense screens$/,
  ],
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
  ['an unused file', () => drawPhotograph('sofa.jpg', 2400, 1600), /photographs\/sofa\.jpg$/, /^is not used/],
  [
    'a film without its texts',
    () => {
      mkdirSync(join(folder, 'film'))
      writeFileSync(join(folder, 'film/tour.mp4'), '')
    },
    /film\/tour\.mp4$/,
    /^is not used: home\.json has no "film"$/,
  ],
  [
    'a large film',
    () => {
      addFilm('tour.mp4', '\0\0\0 ftypisom')
      truncateSync(join(folder, 'film/tour.mp4'), 51e6)
    },
    /film\/tour\.mp4$/,
    /^has 51 MB, which take long to load; expected: at most 50$/,
  ],
  [
    'a further file beside the film',
    () => addFilm('tour.mov', ''),
    /film\/tour\.mov$/,
    /^is not used, expected: tour\.mp4 or tour\.webm$/,
  ],
  [
    'a film with sound',
    () => addFilm('tour.mp4', `\0\0\0 ftypisom stsd${'\0'.repeat(12)}mp4a`),
    /film\/tour\.mp4$/,
    /^has sound, but no captions for the deaf, expected: a silent film$/,
  ],
  [
    'a drawing of a piece that is not in the comparison',
    () => writeElevation('<path d="M0 0"/>'),
    /elevations\/bank\.svg$/,
    /^is not used: products\.json has no piece "bank" with an "elevation"$/,
  ],
  [
    'a drawing in another unit than the dimensions of its piece',
    () => writeUsedElevation('<path d="M0 0"/>'),
    /elevations\/bank\.svg$/,
    /^is 9 x 9, but products\.json says 1800 x 450: expected both in mm$/,
  ],
  [
    'a drawing in points',
    () => writeUsedElevation('<path d="M0 0"/>', 5102, 1276),
    /elevations\/bank\.svg$/,
    /^is 5102 x 1276, but products\.json says 1800 x 450: expected both in mm$/,
  ],
  [
    'an upright photograph edge to edge',
    () => drawPhotograph('stube.jpg', 3000, 4000),
    /photographs\/stube\.jpg$/,
    /^is 3000 x 4000 px: desktops show only a part of it, not sharp; expected wider than high$/,
  ],
  [
    'a panorama that is not a piece',
    () => drawPhotograph('stube.jpg', 3000, 600),
    /photographs\/stube\.jpg$/,
    /^is 3000 x 600 px: only a small part of it is shown; expected at most twice as wide as high/,
  ],
  [
    'an upright file for a piece on white',
    async () => {
      await drawPiece('bank', '#fff')
      await drawPhotograph('bank-upright.jpg', 1000, 1400)
    },
    /photographs\/bank-upright\.jpg$/,
    /^is not used: on white, phones show bank\.jpg, too$/,
  ],
  [
    'a comparison of too few pieces',
    () => editContentFile('products.json', /"name": "[^"]*",/, '$& "elevation": "Bank",'),
    /products\.json$/,
    /^only 1 with an "elevation": the comparison of sizes appears with 3 or more$/,
  ],
  [
    'a piece on white that touches an edge',
    () =>
      sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#fff' } })
        .composite([
          {
            input: { create: { width: 900, height: 800, channels: 3, background: '#765' } },
            gravity: 'southwest',
          },
        ])
        .toFile(join(folder, 'photographs/bank.jpg')),
    /photographs\/bank\.jpg$/,
    /^stands as a white box on the page: .* touches the edge \(bottom, left\)\. With plain white on all four sides/,
  ],
  [
    'a piece on a ground that is nearly white',
    () => drawPiece('bank', '#f4f4f2'),
    /photographs\/bank\.jpg$/,
    /^stands as a pale box on the page: its ground is nearly white/,
  ],
  [
    'a piece on a white that is not plain',
    () => drawPiece('bank', '#fbfbfb'),
    /photographs\/bank\.jpg$/,
    /^stands as a pale box on the page: its ground is nearly white \(251 of 255\)/,
  ],
  [
    'HTML in a text',
    () => editContentFile('home.json', '"ÜBER UNS"', '"ÜBER&nbsp;UNS"'),
    /home\.json, intro, button$/,
    /^"&nbsp;" is shown as it stands/,
  ],
  [
    'a text that is too long with the name of the firm',
    () => {
      vi.stubEnv('SITE_NAME', 'Möbelwerkstätten am Marktplatz')
      editContentFile('home.json', '"title": "Stube"', '"title": "{name}!"')
    },
    /home\.json, slides, items, number 1, title$/,
    /^"Möbelwerkstätten am Marktplatz!" has 31 characters/,
  ],
  [
    'a mistyped name in braces',
    () => editContentFile('home.json', '"call": "', '"call": "{firm}: '),
    /home\.json, intro, call$/,
    /^\{firm\} is shown as it stands: the site does not replace it here/,
  ],
  [
    'a folder of photographs',
    () => mkdirSync(join(folder, 'photographs/old')),
    /photographs\/old$/,
    /^is not used/,
  ],
  [
    'a panorama',
    () => drawPhotograph('bank.jpg', 5000, 1800),
    /photographs\/bank\.jpg$/,
    /^is 5000 x 1800 px: .*; expected at most twice as wide as high/,
  ],
  [
    'an upright photograph that is wide',
    () => drawPhotograph('stube-upright.jpg', 1200, 800),
    /photographs\/stube-upright\.jpg$/,
    /^is 1200 x 800 px; expected higher than wide/,
  ],
  [
    'an upright photograph that is small',
    () => drawPhotograph('stube-upright.jpg', 400, 500),
    /photographs\/stube-upright\.jpg$/,
    /^is 400 x 500 px; 780 px wide would be sharp/,
  ],
  [
    'a letter that social images cannot show',
    () => editContentFile('pages.json', /("social": \{[^}]*"title": ")[^"]*/, '$1Łódź'),
    /pages\.json$/,
    /^social images cannot show "Ł", "ź", which/,
  ],
  [
    'a heading that is too long',
    () =>
      editContentFile(
        'home.json',
        '"title": "Stube"',
        '"title": "Stube mit Erker und Blick auf den See im Winter"',
      ),
    /home\.json, slides, items, number 1, title$/,
    /has \d+ characters: above about 30 it does not look as meant$/,
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
  [
    'a placeholder that no label has',
    () => editContentFile('labels.json', '"copyright": "', '"copyright": "{year} '),
    /labels\.json, frame, copyright$/,
    /^\{year\} is shown as it stands/,
  ],
])('%s is a warning', async (_what, spoil, where, message) => {
  await spoil()
  expect(await findProblems()).toContainEqual({
    level: 'warning',
    where: expect.stringMatching(where) as string,
    message: expect.stringMatching(message) as string,
  })
})

test('a slender piece on white is large enough if it is high enough', async () => {
  await sharp({ create: { width: 2400, height: 3000, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: 300, height: 2600, channels: 3, background: '#765' } } }])
    .toFile(join(folder, 'photographs/truhe.jpg'))
  const messages = (await findProblems())
    .filter(({ where }) => where.endsWith('truhe.jpg'))
    .map(({ message }) => message)
  expect(messages).toEqual([expect.stringMatching(/\/products shows it whole, so that it becomes small/)])
})

test('the scripts that read the content print its errors', () => {
  editContentFile('home.json', /"call": "[^"]*"/, '"call": ""')
  for (const [script, ...args] of [['run/elevation.ts', 'bank'], ['run/specify.ts']]) {
    const path = resolve(import.meta.dirname, script ?? '')
    const { status, stderr } = spawnSync(process.execPath, [path, ...args], { encoding: 'utf8', cwd: folder })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^home\.json, intro, call: is empty.*\n$/)])
  }
})

const checkScriptPath = resolve(import.meta.dirname, 'run/check.ts')
const runCheck = (...flags: string[]) =>
  spawnSync(process.execPath, [checkScriptPath, ...flags], { encoding: 'utf8', cwd: folder })

test('npm run check prints all problems, and exits with 1 only on errors', async () => {
  await drawPhotograph('stube.jpg', 1600, 1000)
  const resultWithWarnings = runCheck()
  expect([resultWithWarnings.status, resultWithWarnings.stderr]).toEqual([
    0,
    expect.stringContaining('Warnings ('),
  ])
  rmSync(join(folder, 'photographs/bank.jpg'))
  await drawPhotograph('stube.jpg', 900, 600)
  const resultWithErrors = runCheck()
  expect([resultWithErrors.status, resultWithErrors.stderr]).toEqual([
    1,
    expect.stringContaining('Errors (2):'),
  ])
})

test('a release fails on placeholder facts and on no other warning', async () => {
  await drawPhotograph('stube.jpg', 1600, 1100) // causes a warning: not sharp on dense screens
  const { status, stderr } = runCheck('--release')
  expect(status).toBe(1)
  expect(stderr).toMatch(/Errors \(1\):\n {2}\.env: still placeholders: SITE_NAME/)
  expect(runCheck().status).toBe(0)
})

test('an own name or photograph makes the content the owner’s', async () => {
  const hasOwnContent = async () => (await import('./hasOwnContent.ts')).hasOwnContent()
  expect(await hasOwnContent(), 'photographs that are no placeholders').toBe(true)
  const hash = createHash('sha256').update(goodPhotograph).digest('hex').slice(0, 12)
  vi.doMock('./placeholders.json', () => ({ default: [hash] }))
  vi.resetModules()
  expect(await hasOwnContent()).toBe(false)
  vi.stubEnv('SITE_NAME', 'Oak & Sons')
  vi.resetModules()
  expect(await hasOwnContent()).toBe(true)
  vi.doUnmock('./placeholders.json')
})

test("the project's own photographs, drawings and film are placeholders", async () => {
  mkdirSync(join(folder, 'elevations'))
  const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>'
  writeFileSync(join(folder, 'elevations/bank.svg'), drawing)
  mkdirSync(join(folder, 'film'))
  writeFileSync(join(folder, 'film/tour.webm'), 'a film')
  const fileContents = [readFileSync(join(folder, 'photographs/bank.jpg')), drawing, 'a film']
  const hashes = fileContents.map((file) => createHash('sha256').update(file).digest('hex').slice(0, 12))
  vi.doMock('./placeholders.json', () => ({ default: hashes }))
  const placeholderProblems = (await findProblems()).filter(({ isPlaceholder }) => isPlaceholder)
  vi.doUnmock('./placeholders.json')
  expect(placeholderProblems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^still placeholders: .*bank.* \(put your own photographs in their place\)$/),
    'still placeholders: bank.svg (draw your own pieces, or delete the files)',
    'still placeholders: tour.webm (put your own film in its place, or delete the file)',
  ])
})

test('npm run specify records the present content and removes missing entries', () => {
  const file = join(folder, 'specified.json')
  const absentEntry = { 'home.slides.items.9.title': 'A slide' }
  editContentFile('home.json', '"ÜBER UNS"', '"ÜBER {name}"')
  writeFileSync(file, JSON.stringify({ about: { 'home.intro.button': 'ABOUT US', ...absentEntry } }))
  const scriptPath = resolve(import.meta.dirname, 'run/specify.ts')
  const { stdout } = spawnSync(process.execPath, [scriptPath], { encoding: 'utf8', cwd: folder })
  expect(stdout).toBe(
    'home.intro.button: "ABOUT US" is now "ÜBER {name}"\nhome.slides.items.9.title: "A slide" is now absent\n',
  )
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ about: { 'home.intro.button': 'ÜBER {name}' } })
})

test('a photograph that is not on white gives no elevation', () => {
  const scriptPath = resolve(import.meta.dirname, 'run/elevation.ts')
  const { status, stderr } = spawnSync(process.execPath, [scriptPath, 'bank'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('bank.jpg shows no piece on plain white, expected'),
  ])
})

test('an elevation has the width and height of its piece', async () => {
  await drawPiece('bank', '#fff')
  const scriptPath = resolve(import.meta.dirname, 'run/elevation.ts')
  expect(spawnSync(process.execPath, [scriptPath, 'bank'], { cwd: folder }).status).toBe(0)
  expect(readFileSync(join(folder, 'elevations/bank.svg'), 'utf8')).toContain('viewBox="0 0 1800 450"')
})
