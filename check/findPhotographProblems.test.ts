import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  drawPhotograph,
  drawPiece,
  testContentFolder,
  goodPhotograph,
  testProblems,
  useTestContent,
} from '../testbed/testContent.ts'
import { widthsByUse } from './findPhotographProblems.ts'
import { findProblemsInTestContent } from '../testbed/findProblemsInTestContent.ts'

useTestContent()

testProblems('error', findProblemsInTestContent, [
  [
    'a PNG as the upright file of a photograph',
    async () =>
      writeFileSync(
        join(testContentFolder, 'photographs/stube-upright.jpg'),
        await sharp(goodPhotograph).png().toBuffer(),
      ),
    /photographs\/stube-upright\.jpg$/,
    /^is PNG, whatever it is called/,
  ],
  [
    'a photograph without its file',
    () => rmSync(join(testContentFolder, 'photographs/bank.jpg')),
    /photographs\/bank\.jpg$/,
    /^the file is missing, though .*photographs\.json names it$/,
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
        join(testContentFolder, 'photographs/bank.jpg'),
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      ),
    /photographs\/bank\.jpg$/,
    /^is PNG, whatever it is called, expected: a JPEG; export it as one$/,
  ],
  [
    'a HEIC named .jpg',
    () =>
      writeFileSync(
        join(testContentFolder, 'photographs/bank.jpg'),
        Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
      ),
    /photographs\/bank\.jpg$/,
    /^is HEIC/,
  ],
  [
    'a truncated JPEG',
    () =>
      writeFileSync(join(testContentFolder, 'photographs/bank.jpg'), Buffer.from('ffd8ffe000104a46', 'hex')),
    /photographs\/bank\.jpg$/,
    /^cannot be read/,
  ],
  [
    'a truncated upright photograph',
    () => {
      const half = goodPhotograph.subarray(0, goodPhotograph.length / 2)
      writeFileSync(join(testContentFolder, 'photographs/stube-upright.jpg'), half)
    },
    /photographs\/stube-upright\.jpg$/,
    /^cannot be read/,
  ],
  [
    'a photograph whose name is written otherwise',
    () =>
      renameSync(
        join(testContentFolder, 'photographs/bank.jpg'),
        join(testContentFolder, 'photographs/Bank.JPG'),
      ),
    /photographs\/bank\.jpg$/,
    /^the file is called Bank\.JPG; rename it to bank\.jpg$/,
  ],
  [
    'a photograph as HEIC',
    () =>
      renameSync(
        join(testContentFolder, 'photographs/bank.jpg'),
        join(testContentFolder, 'photographs/BANK.HEIC'),
      ),
    /photographs\/bank\.jpg$/,
    /^the file is called BANK\.HEIC; export it as a JPEG with the name bank\.jpg$/,
  ],
])

testProblems('warning', findProblemsInTestContent, [
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
    'a piece on white that touches an edge',
    () =>
      sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#fff' } })
        .composite([
          {
            input: { create: { width: 900, height: 800, channels: 3, background: '#765' } },
            gravity: 'southwest',
          },
        ])
        .toFile(join(testContentFolder, 'photographs/bank.jpg')),
    /photographs\/bank\.jpg$/,
    /^stands as a white box on the page: .* touches the edge \(bottom, left\)\. With plain white on all four sides/,
  ],
  [
    'a piece on a background that is nearly white',
    () => drawPiece('bank', '#f4f4f2'),
    /photographs\/bank\.jpg$/,
    /^stands as a pale box on the page: its background is nearly white/,
  ],
  [
    'a piece on a white that is not plain',
    () => drawPiece('bank', '#fbfbfb'),
    /photographs\/bank\.jpg$/,
    /^stands as a pale box on the page: its background is nearly white \(251 of 255\)/,
  ],
  [
    'a folder of photographs',
    () => mkdirSync(join(testContentFolder, 'photographs/old')),
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
])

test('a slender piece on white is large enough if it is high enough', async () => {
  await sharp({ create: { width: 2400, height: 3000, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: 300, height: 2600, channels: 3, background: '#765' } } }])
    .toFile(join(testContentFolder, 'photographs/truhe.jpg'))
  const messages = (await findProblemsInTestContent())
    .filter(({ where }) => where.endsWith('truhe.jpg'))
    .map(({ message }) => message)
  expect(messages).toEqual([expect.stringMatching(/\/products shows it whole, so that it becomes small/)])
})

test('CONTENT.md lists the widths that photographs need', () => {
  const rows = readFileSync(resolve(import.meta.dirname, '../CONTENT.md'), 'utf8').matchAll(
    /(\d+) px wide +\| (\d+) px/g,
  )
  expect(
    Array.from(rows, ([, minimum, sharp]) => ({ minimum: Number(minimum), sharp: Number(sharp) })),
  ).toEqual(Object.values(widthsByUse))
})
