import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  drawPhotograph,
  editContentFile,
  testContentFolder,
  testProblems,
  useTestContent,
  type ProblemCase,
} from '../testbed/testContent.ts'
import { findProblemsInTestContent } from '../testbed/findProblemsInTestContent.ts'

useTestContent()

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
  mkdirSync(join(testContentFolder, 'film'))
  writeFileSync(join(testContentFolder, 'film', name), data, 'latin1')
}

testProblems('error', findProblemsInTestContent, [
  [
    'texts of a film without its file',
    () => addFilmTexts(),
    /film\/tour\.mp4$/,
    /^the file is missing, though home\.json has "film"$/,
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
      truncateSync(join(testContentFolder, 'film/tour.mp4'), 501e6)
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
    ['hev1', 'HEVC'],
    ['dvh1', 'Dolby Vision'],
    ['dvhe', 'Dolby Vision'],
    ['vp09', 'VP9'],
    ['mp4v', 'MPEG-4 Part 2'],
    ['av01', 'AV1'],
  ].map(([code, name]): ProblemCase => [
    `a film in ${name}, which many browsers cannot show`,
    () => {
      const createTrack = (codec?: string) => `stsd${'\0'.repeat(12)}${codec}`
      addFilm('tour.mp4', `\0\0\0 ftypisom ${createTrack('tmcd')} ${createTrack(code)}`)
    },
    /film\/tour\.mp4$/,
    new RegExp(`^is encoded as ${name}, .*, expected: H\\.264$`),
  ]),
])

testProblems('warning', findProblemsInTestContent, [
  ['an unused file', () => drawPhotograph('sofa.jpg', 2400, 1600), /photographs\/sofa\.jpg$/, /^is not used/],
  [
    'a film without its texts',
    () => {
      mkdirSync(join(testContentFolder, 'film'))
      writeFileSync(join(testContentFolder, 'film/tour.mp4'), '')
    },
    /film\/tour\.mp4$/,
    /^is not used: home\.json has no "film"$/,
  ],
  [
    'a large film',
    () => {
      addFilm('tour.mp4', '\0\0\0 ftypisom')
      truncateSync(join(testContentFolder, 'film/tour.mp4'), 51e6)
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
    'a WebM with sound',
    () => addFilm('tour.webm', '\x1aE\xdf\xa3 webm V_AV1 A_OPUS'),
    /film\/tour\.webm$/,
    /^has sound, but no captions for the deaf, expected: a silent film$/,
  ],
])
