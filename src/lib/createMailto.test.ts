import { expect, test } from 'vitest'
import { createMailto } from './createMailto.ts'

const start = 'mailto:a@b.example?subject=An%20enquiry&body='
const room = 1900 - start.length
const fill = (body: string) => createMailto('mailto:a@b.example', 'An enquiry', body)

test('a URL of at most 1900 characters has the whole body', () => {
  const body = 'a'.repeat(room)
  expect(fill(body)).toEqual({ href: start + body, isComplete: true })
})

test('the body of a longer URL is cut and ends with "…"', () => {
  const ellipsis = encodeURIComponent('…')
  const cut = 'a'.repeat(room - ellipsis.length)
  expect(fill('a'.repeat(room + 1))).toEqual({ href: start + cut + ellipsis, isComplete: false })
})

test('lines end with CRLF, as RFC 6068 asks', () => {
  expect(fill('a\nb\r\nc').href).toBe(`${start}a%0D%0Ab%0D%0Ac`)
})

test('no surrogate pair is split, and a lone surrogate is replaced', () => {
  expect(() => decodeURIComponent(fill('नमस्ते 🪑 '.repeat(200)).href)).not.toThrow()
  expect(fill('\ud83e').href).toBe(start + encodeURIComponent('\ufffd'))
})
