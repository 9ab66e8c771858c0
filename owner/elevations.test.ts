import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
mkdirSync(join(folder, 'elevations'))
vi.stubEnv('CONTENT', folder)
vi.resetModules() // other test files may have loaded modules with another CONTENT
const { listComparedPieces } = await import('./elevations.ts')

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

test('pieces are compared only if three or more have an elevation', () => {
  const pieces = writePieces('bench', 'stool', 'table')
  expect(listComparedPieces(pieces.slice(1))).toEqual([])
  expect(listComparedPieces([...pieces, { photograph: 'lamp', name: 'lamp' }])).toEqual(
    pieces.map(({ photograph, elevation }) => ({ photograph, label: elevation, width: 900, height: 450 })),
  )
})
