/**
 * Maximum length of a `mailto:` URL. Mail programs on Windows ignore a URL above 2,046 characters. The limit is lower,
 * because mail programs may count differently.
 */
const maxHrefLength = 1900

const encodedEllipsis = encodeURIComponent('…')

/**
 * A `mailto:` URL with subject and body. If it would be too long, `isHrefComplete` is false, and the body is
 * cut and ends with "…".
 */
export function createMailto(emailHref: string, subject: string, body: string) {
  const hrefStart = `${emailHref}?subject=${encodeURIComponent(subject)}&body=`
  // encodeURIComponent throws for half a surrogate pair. RFC 6068 requires CRLF line ends.
  const crlfBody = body.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/\r?\n/g, '\r\n')
  const wholeHref = hrefStart + encodeURIComponent(crlfBody)
  if (wholeHref.length <= maxHrefLength) return { href: wholeHref, isHrefComplete: true }
  let href = hrefStart
  for (const character of crlfBody) {
    const longerHref = href + encodeURIComponent(character)
    if (longerHref.length + encodedEllipsis.length > maxHrefLength) break
    href = longerHref
  }
  return { href: href + encodedEllipsis, isHrefComplete: false }
}
