import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import {
  editContentFile,
  testContentFolder,
  testProblems,
  useTestContent,
  type ProblemCase,
} from '../testbed/testContent.ts'
import type { ContentProblem } from './contentProblem.ts'
import { paths } from '../src/content/schemas/pageSchemas.ts'

useTestContent()

/** The problems that are found while the test's content is read. */
async function findReadProblems(): Promise<ContentProblem[]> {
  const { ContentError, readContent } = await import('./readContent.ts')
  try {
    return readContent().problems
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

testProblems('error', findReadProblems, [
  [
    'a location without an address',
    () => editContentFile('contact.json', /,\s+"address": "headOffice"/, ''),
    /contact\.json, locations, number 2$/,
    /expected exactly one of "address" and "lines"/,
  ],
  [
    'a missing file',
    () => rmSync(join(testContentFolder, 'about.json')),
    /about\.json$/,
    /^the file is missing$/,
  ],
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
    'a key that occurs twice',
    () => editContentFile('home.json', '"label": "Räume",', '"label": "Räume", "label": "Zimmer",'),
    /home\.json$/,
    /^line 4: "label" is there twice/,
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
    'a file that is not UTF-8',
    () =>
      writeFileSync(
        join(testContentFolder, 'about.json'),
        Buffer.from(readFileSync(join(testContentFolder, 'about.json'), 'utf8'), 'latin1'),
      ),
    /about\.json$/,
    /^is not saved as UTF-8/,
  ],
  [
    'a file in UTF-16',
    () =>
      writeFileSync(
        join(testContentFolder, 'about.json'),
        readFileSync(join(testContentFolder, 'about.json'), 'utf8'),
        'utf16le',
      ),
    /about\.json$/,
    /^is not saved as UTF-8/,
  ],
  ...['ar', 'fa-IR'].map((tag): ProblemCase => [
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
])

testProblems('warning', findReadProblems, [
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
    'a name in braces with a space',
    () => editContentFile('home.json', '"call": "', '"call": "{ name }: '),
    /home\.json, intro, call$/,
    /^\{ name \} is shown as it stands/,
  ],
  [
    'a name in two pairs of braces',
    () => editContentFile('home.json', '"call": "', '"call": "{{name}}: '),
    /home\.json, intro, call$/,
    /^\{\} is shown as it stands/,
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
    'a mistyped name in braces in labels.json',
    () => editContentFile('labels.json', '"copyright": "', '"copyright": "{year} '),
    /labels\.json, frame, copyright$/,
    /^\{year\} is shown as it stands/,
  ],
])
