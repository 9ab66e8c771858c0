// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useReducedMotion } from './reducedMotion.ts'

/** A media query that a test can change. */
function stubMedia(matches: boolean) {
  const media = Object.assign(new EventTarget(), { matches })
  const query = vi.fn((query: string) => (query ? media : null))
  vi.stubGlobal('matchMedia', query)
  return { media, query }
}

afterEach(() => vi.unstubAllGlobals())

test.each([true, false])('is the media query: %s', (matches) => {
  const { query } = stubMedia(matches)
  const { result } = renderHook(() => useReducedMotion())
  expect(result.current).toBe(matches)
  expect(query).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
})

test('updates on a change', () => {
  const { media } = stubMedia(false)
  const { result } = renderHook(() => useReducedMotion())
  act(() => {
    media.matches = true
    media.dispatchEvent(new Event('change'))
  })
  expect(result.current).toBe(true)
})

test('removes its listener on unmount', () => {
  const { media } = stubMedia(false)
  const add = vi.spyOn(media, 'addEventListener')
  const remove = vi.spyOn(media, 'removeEventListener')
  const { unmount } = renderHook(() => useReducedMotion())
  unmount()
  expect(add).toHaveBeenCalledOnce()
  expect(remove.mock.calls).toEqual(add.mock.calls)
})

test('is true in the prerendered page', () => {
  const Probe = () => createElement('p', null, String(useReducedMotion()))
  expect(renderToString(createElement(Probe))).toBe('<p>true</p>')
})
