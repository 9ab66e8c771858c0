// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
mkdirSync(join(folder, 'elevations'))
vi.stubEnv('CONTENT', folder)
const { listComparedPieces, readElevations, renderElevationSprite } = await import('./elevations.ts')

afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
  rmSync(folder, { recursive: true })
})

/** Writes a drawing for each of these pieces. */
const writePieces = (...photographs: string[]) =>
  photographs.map((photograph) => {
    writeFileSync(
      join(folder, `elevations/${photograph}.svg`),
      '<svg viewBox="0,0, 900,450"><path d="M0 0z"/></svg>',
    )
    return { photograph, name: photograph, elevation: `The ${photograph}` }
  })

test('drawings with namespaces and attributes of a drawing program become one valid SVG, without unused ones', async () => {
  writeFileSync(
    join(folder, 'elevations/bench.svg'),
    `<?xml version="1.0"?>
<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 900 450"
  fill="none" stroke-width="2" xmlns="http://www.w3.org/2000/svg"><g inkscape:label="Layer 1"><path d="M0 0h900v450z"/></g></svg>`,
  )
  writeFileSync(join(folder, 'elevations/._bench.svg'), 'a file that macOS adds')
  writeFileSync(join(folder, 'elevations/unused & wrong.svg'), '<svg>')
  const pieces = writePieces('stool', 'table')
  pieces.push({ photograph: 'bench', name: 'bench', elevation: 'The bench' })
  expect(readElevations(pieces).bench).toMatchObject({ width: 900, height: 450 })
  const sprite = new DOMParser().parseFromString(renderElevationSprite(pieces), 'image/svg+xml')
  expect(sprite.querySelector('parsererror')).toBeNull()
  expect(
    sprite.querySelector('symbol#bench[viewBox="0 0 900 450"][fill=none][stroke-width="2"] path'),
  ).not.toBeNull()
})

test('pieces are compared only if three or more have an elevation', () => {
  const pieces = writePieces('bench', 'stool', 'table')
  expect(listComparedPieces(pieces.slice(1))).toEqual([])
  expect(listComparedPieces([...pieces, { photograph: 'lamp', name: 'lamp' }])).toEqual(
    pieces.map(({ photograph, elevation }) => ({ photograph, label: elevation, width: 900, height: 450 })),
  )
})
