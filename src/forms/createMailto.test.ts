import { expect, test } from 'vitest'
import { createMailto } from './createMailto.ts'

const hrefStart = 'mailto:a@b.example?subject=An%20enquiry&body='
const maxBodyLength = 1900 - hrefStart.length
const createEnquiryMailto = (body: string) => createMailto('mailto:a@b.example', 'An enquiry', body)

test('a URL of at most 1900 characters has the whole body', () => {
  const body = 'a'.repeat(maxBodyLength)
  expect(createEnquiryMailto(body)).toEqual({ href: hrefStart + body, isHrefComplete: true })
})

test('the body of a longer URL is cut and ends with "…"', () => {
  const encodedEllipsis = encodeURIComponent('…')
  const cutBody = 'a'.repeat(maxBodyLength - encodedEllipsis.length)
  expect(createEnquiryMailto('a'.repeat(maxBodyLength + 1))).toEqual({
    href: hrefStart + cutBody + encodedEllipsis,
    isHrefComplete: false,
  })
})

test('lines end with CRLF, as RFC 6068 asks', () => {
  expect(createEnquiryMailto('a\nb\r\nc').href).toBe(`${hrefStart}a%0D%0Ab%0D%0Ac`)
})

test('no surrogate pair is split, and a lone surrogate is replaced', () => {
  expect(() => decodeURIComponent(createEnquiryMailto('नमस्ते 🪑 '.repeat(200)).href)).not.toThrow()
  expect(createEnquiryMailto('\ud83e').href).toBe(hrefStart + encodeURIComponent('\ufffd'))
})
