import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { computeWorkerCount } from './photographsPlugin.ts'

test('photographs are encoded by one worker on a machine with little memory, else by one per processor', () => {
  expect([100e6, 599e6, 1e12].map((bytes) => computeWorkerCount(bytes))).toEqual([
    1,
    1,
    availableParallelism(),
  ])
})
