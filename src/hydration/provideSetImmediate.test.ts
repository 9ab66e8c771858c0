// @vitest-environment jsdom
import { setImmediate as originalSetImmediate } from 'node:timers'
import { expect, test, vi } from 'vitest'
import './provideSetImmediate.ts'

const { setImmediate: providedSetImmediate } = globalThis
globalThis.setImmediate = originalSetImmediate

test('every callback runs once, in order', async () => {
  const calls: string[] = []
  for (const name of ['first', 'second']) providedSetImmediate(() => calls.push(name))
  await vi.waitFor(() => expect(calls).toEqual(['first', 'second']))
})

test('pageshow runs what waits, since messages may have been lost', () => {
  const calls: string[] = []
  for (const name of ['first', 'second']) providedSetImmediate(() => calls.push(name))
  dispatchEvent(new Event('pageshow'))
  expect(calls).toEqual(['first', 'second'])
})
