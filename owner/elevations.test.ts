import { expect, test } from 'vitest'
import { useTestContent, writeElevations } from '../testbed/testContent.ts'

useTestContent()

test('pieces are compared only if three or more have an elevation', async () => {
  const { listComparedPieces } = await import('./elevations.ts')
  const pieces = writeElevations('bench', 'stool', 'table')
  expect(listComparedPieces(pieces.slice(1))).toEqual([])
  expect(listComparedPieces([...pieces, { photograph: 'lamp', name: 'lamp' }])).toEqual(
    pieces.map(({ photograph, elevation }) => ({ photograph, label: elevation, width: 900, height: 450 })),
  )
})
