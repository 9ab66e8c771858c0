import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawElevation } from './drawElevation.ts'

const folder = mkdtempSync(join(tmpdir(), 'elevations-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a table becomes a board and two legs, in millimetres', async () => {
  const file = join(folder, 'table.jpg')
  const svg =
    '<svg width="800" height="600"><path fill="#fff" d="M0 0h800v600H0z"/><path fill="#321" d="M200 200h400v40h-400zM200 240h40v160h-40zM560 240h40v160h-40z"/></svg>'
  await sharp(Buffer.from(svg)).jpeg({ quality: 100 }).toFile(file)
  const drawing = await drawElevation(file, 1600, 800)
  expect(drawing).toContain('viewBox="0 0 1600 800"')
  const strips = [...drawing.matchAll(/M(\d+) (\d+)H(\d+)V(\d+)/g)].map(([, ...numbers]) =>
    numbers.map(Number),
  )
  const legs = strips.filter(([left = 0, , right = 0]) => right - left < 400)
  expect(Math.max(...strips.map(([, , right = 0]) => right))).toBeGreaterThan(1580)
  expect(Math.max(...legs.map(([, , , bottom = 0]) => bottom))).toBe(800)
  expect(new Set(legs.map(([left = 0]) => left < 800)).size, 'a leg on either side').toBe(2)
})

test('a photograph without a piece is an error', async () => {
  const file = join(folder, 'white.jpg')
  await sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } })
    .jpeg()
    .toFile(file)
  await expect(drawElevation(file, 100, 100)).rejects.toThrow(/nothing|trim|extract/)
})
