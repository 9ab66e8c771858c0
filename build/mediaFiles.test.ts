// @vitest-environment jsdom
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testContentFolder, useTestContent, writeElevations } from '../testbed/testContent.ts'

useTestContent()

test('drawings with namespaces and attributes of a drawing program become one valid SVG, without unused ones', async () => {
  const { readElevations } = await import('../owner/elevations.ts')
  const { renderElevationSprite } = await import('./mediaFiles.ts')
  const pieces = writeElevations('stool', 'table')
  writeFileSync(
    join(testContentFolder, 'elevations/bench.svg'),
    `<?xml version="1.0"?>
<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 900 450"
  fill="none" stroke-width="2" xmlns="http://www.w3.org/2000/svg"><g inkscape:label="Layer 1"><path d="M0 0h900v450z"/></g></svg>`,
  )
  writeFileSync(join(testContentFolder, 'elevations/._bench.svg'), 'a file that macOS adds')
  writeFileSync(join(testContentFolder, 'elevations/unused & wrong.svg'), '<svg>')
  pieces.push({ photograph: 'bench', name: 'bench', elevation: 'The bench' })
  expect(readElevations(pieces).bench).toMatchObject({ width: 900, height: 450 })
  const sprite = new DOMParser().parseFromString(renderElevationSprite(pieces), 'image/svg+xml')
  expect(sprite.querySelector('parsererror')).toBeNull()
  expect(
    sprite.querySelector('symbol#bench[viewBox="0 0 900 450"][fill=none][stroke-width="2"] path'),
  ).not.toBeNull()
})

test.each([
  ['V_AV1', 'video/webm; codecs="av01.0.08M.08"'],
  ['V_VP9', 'video/webm; codecs="vp9"'],
  ['V_VP8', 'video/webm; codecs="vp8"'],
  ['another', 'video/webm'],
])('a WebM film with the codec %s has the type %s', async (codec, type) => {
  const { createWebmType } = await import('./mediaFiles.ts')
  expect(createWebmType(Buffer.from(`webm ${codec} film`))).toBe(type)
})
