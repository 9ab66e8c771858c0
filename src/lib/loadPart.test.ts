// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPart } from './loadPart.ts'

const reload = vi.fn()
const fails = () => Promise.reject(new Error('gone'))

/** Whether a promise is still open after everything that can happen has happened. */
async function isPending(promise: Promise<unknown>) {
  const open = Symbol('open')
  return (await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, open))])) === open
}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('location', { reload })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  reload.mockClear()
})

test('hands over the part', async () => {
  await expect(loadPart('page', () => Promise.resolve('part'))).resolves.toBe('part')
  expect(reload).not.toHaveBeenCalled()
})

test('loads the document afresh when the part is missing, and waits for that', async () => {
  const promise = loadPart('page', fails)
  expect(await isPending(promise)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('does so once: then the failure is told', async () => {
  await isPending(loadPart('page', fails))
  await expect(loadPart('page', fails)).rejects.toThrow('gone')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('keeps the page that the visitor has when there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(loadPart('page', fails)).rejects.toThrow('gone')
  expect(reload).not.toHaveBeenCalled()
})

test('another part has its own attempt', async () => {
  await isPending(loadPart('page', fails))
  expect(await isPending(loadPart('other', fails))).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('the success of another part does not allow a second attempt', async () => {
  await isPending(loadPart('page', fails))
  await loadPart('app', () => Promise.resolve())
  await expect(loadPart('page', fails)).rejects.toThrow('gone')
})

test('a success allows another attempt later', async () => {
  await isPending(loadPart('page', fails))
  await loadPart('page', () => Promise.resolve())
  expect(sessionStorage).toHaveLength(0)
  expect(await isPending(loadPart('page', fails))).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('remembers the part in the session, under a name of its own', async () => {
  await isPending(loadPart('page', fails))
  expect({ ...sessionStorage }).toEqual({ 'reloaded-for-page': 'yes' })
})

test('where nothing can be stored it does not risk an endless reload', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError')
  })
  await expect(loadPart('page', fails)).rejects.toThrow('gone')
  expect(reload).not.toHaveBeenCalled()
})

test('where nothing can be read it reloads if it can at least remember', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  expect(await isPending(loadPart('page', fails))).toBe(true)
})

test('blocked storage does not spoil a success', async () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  await expect(loadPart('page', () => Promise.resolve('part'))).resolves.toBe('part')
})
