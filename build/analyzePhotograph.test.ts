import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { analyzePhotograph, resizePhotograph } from './analyzePhotograph.ts'

const folder = mkdtempSync(join(tmpdir(), 'photographs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const createPlainImage = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Writes the picture to NAME.jpg, and returns what analyzePhotograph finds out about it. */
async function analyzeJpeg(name: string, picture: sharp.Sharp, focus?: { x: number; y: number }) {
  await picture.jpeg({ quality: 95 }).toFile(join(folder, `${name}.jpg`))
  return analyzePhotograph(folder, name, focus)
}

/** The colour in the middle of the resized photograph. */
async function readCentre({ masters, sizes }: Awaited<ReturnType<typeof analyzeJpeg>>) {
  const { data, info } = await resizePhotograph(masters.whole, ...sizes.whole)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const centreOffset = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(centreOffset, centreOffset + 3)]
}

test('EXIF orientation is applied', async () => {
  const { sizes } = await analyzeJpeg(
    'turned',
    createPlainImage(600, 400, '#765').withMetadata({ orientation: 6 }),
  )
  expect(sizes).toEqual({ whole: [400, 600] })
})

test('the small fault in photographs of some phones is accepted', async () => {
  const jpeg = await createPlainImage(600, 400, '#765').jpeg().toBuffer()
  const sosOffset = jpeg.indexOf(Buffer.from('ffda', 'hex'))
  jpeg[sosOffset + 12] = 0 // the end of the spectral selection: 63 in a correct JPEG, 0 in those of some phones
  writeFileSync(join(folder, 'phone.jpg'), jpeg)
  await expect(sharp(jpeg).raw().toBuffer()).rejects.toThrow('Invalid SOS parameters')
  expect((await analyzePhotograph(folder, 'phone', undefined)).sizes.whole).toEqual([600, 400])
})

test('CMYK is converted to sRGB', async () => {
  const photograph = await analyzeJpeg('press', createPlainImage(600, 400, '#c02020').toColourspace('cmyk'))
  const [red = 0, green = 0, blue = 0] = await readCentre(photograph)
  expect(Math.abs(red - 0xc0)).toBeLessThan(40)
  expect(Math.max(green, blue)).toBeLessThan(110)
})

test('the upright crop of a landscape is centred on its focal point, within the image', async () => {
  const { masters } = await analyzeJpeg('room', createPlainImage(1000, 500, '#765'), { x: 90, y: 50 })
  expect(masters.upright?.crop).toEqual({ left: 600, top: 0, width: 400, height: 500 })
})

test('white around a piece is cropped, the photograph of a room is not', async () => {
  const piecePng = await createPlainImage(200, 100, '#432').png().toBuffer()
  const photographOnWhite = await analyzeJpeg(
    'piece',
    createPlainImage(800, 600, '#fff').composite([{ input: piecePng, left: 300, top: 250 }]),
  )
  expect(photographOnWhite.isCutOut).toBe(true)
  const { left, top, width, height } = photographOnWhite.masters.whole.crop
  expect([left > 270 && left < 300, top > 220 && top < 250, width < 260, height < 160]).toEqual([
    true,
    true,
    true,
    true,
  ])
  const photographInRoom = await analyzeJpeg(
    'inRoom',
    createPlainImage(800, 600, '#eee').composite([{ input: piecePng, left: 300, top: 250 }]),
  )
  expect([photographInRoom.isCutOut, photographInRoom.sizes.whole]).toEqual([false, [800, 600]])
})

test('a piece near the lower edge is cropped within the photograph', async () => {
  const piecePng = await createPlainImage(450, 230, '#432').png().toBuffer()
  const photograph = createPlainImage(3000, 2000, '#fff').composite([
    { input: piecePng, left: 850, top: 1750 },
  ])
  const { isCutOut, masters } = await analyzeJpeg('low', photograph)
  expect(isCutOut).toBe(true)
  expect(masters.whole.crop.top + masters.whole.crop.height).toBeLessThanOrEqual(2000)
})

test('a file has at most 2.1 million pixels', async () => {
  const { sizes } = await analyzeJpeg('huge', createPlainImage(3000, 4500, '#765'))
  expect(sizes.whole).toEqual([1184, 1774])
})
