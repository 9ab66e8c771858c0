// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
mkdirSync(join(folder, 'elevations'))
vi.stubEnv('CONTENT', folder)
vi.resetModules() // other test files may have loaded modules with another CONTENT
const { readElevations } = await import('../owner/elevations.ts')
const { renderElevationSprite } = await import('./mediaFiles.ts')

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
