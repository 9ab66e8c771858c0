import { afterEach, expect, test, vi } from 'vitest'
import { postForm } from './postForm.ts'

afterEach(() => vi.unstubAllGlobals())

const stubFetch = (answer: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test.each([
  [200, 'sent'],
  [204, 'sent'],
  [400, 'refused'],
  [404, 'unknown'],
  [405, 'unknown'],
  [408, 'unknown'],
  [413, 'refused'],
  [422, 'refused'],
  [429, 'unknown'],
  [499, 'refused'],
  [500, 'unknown'],
  [503, 'unknown'],
])('an answer with the status %d means: %s', async (status, result) => {
  stubFetch(() => Promise.resolve(new Response(null, { status })))
  expect(await postForm('/api', new URLSearchParams(), 'key')).toBe(result)
})

test('no answer means: unknown', async () => {
  stubFetch(() => Promise.reject(new TypeError()))
  expect(await postForm('/api', new URLSearchParams(), 'key')).toBe('unknown')
})

test('a message is sent as JSON-accepting POST with its key, without redirects, for at most 10 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const fetch = stubFetch(() => Promise.resolve(new Response()))
  const values = new URLSearchParams({ name: 'Asha' })
  await postForm('/api', values, 'key')
  expect(fetch).toHaveBeenCalledWith('/api', {
    method: 'POST',
    body: values,
    headers: { Accept: 'application/json', 'Idempotency-Key': 'key' },
    keepalive: true,
    redirect: 'error',
    signal: timeout.mock.results[0]?.value as AbortSignal,
  })
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test('a message that is too long for keepalive is sent without it', async () => {
  const fetch = stubFetch(() => Promise.resolve(new Response()))
  for (const length of [59_000, 60_000])
    await postForm('/api', new URLSearchParams({ message: 'a'.repeat(length) }), 'key')
  expect(fetch.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true, false])
})
