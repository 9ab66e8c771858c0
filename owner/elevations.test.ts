// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'content-'))

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('drawings with the namespaces of their program become one valid SVG', async () => {
  vi.stubEnv('CONTENT', folder)
  mkdirSync(join(folder, 'elevations'))
  writeFileSync(
    join(folder, 'elevations/bench.svg'),
    `<?xml version="1.0"?>
<svg xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 900 450"
  xmlns="http://www.w3.org/2000/svg"><g inkscape:label="Layer 1"><path d="M0 0h900v450z"/></g></svg>`,
  )
  const { readElevations, renderElevationSprite } = await import('./elevations.ts')
  const elevations = readElevations()
  expect(elevations.bench).toMatchObject({ width: 900, height: 450 })
  const sprite = new DOMParser().parseFromString(renderElevationSprite(elevations), 'image/svg+xml')
  expect(sprite.querySelector('parsererror')).toBeNull()
  expect(sprite.querySelector('symbol#bench[viewBox="0 0 900 450"] path')).not.toBeNull()
})
