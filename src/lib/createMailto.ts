/**
 * Mail programs on Windows ignore a `mailto:` URL above 2,046 characters. The limit is lower, since they may count
 * differently.
 */
const maxLength = 1900

const ellipsis = encodeURIComponent('…')

/**
 * A `mailto:` URL with subject and body. If it would be too long, the body is cut and ends with "…": `isComplete` is false.
 */
export function createMailto(emailHref: string, subject: string, body: string) {
  const hrefStart = `${emailHref}?subject=${encodeURIComponent(subject)}&body=`
  const lines = body.toWellFormed().replaceAll(/\r?\n/g, '\r\n') // RFC 6068
  const wholeHref = hrefStart + encodeURIComponent(lines)
  if (wholeHref.length <= maxLength) return { href: wholeHref, isComplete: true }
  let href = hrefStart
  for (const character of lines) {
    const longer = href + encodeURIComponent(character)
    if (longer.length + ellipsis.length > maxLength) break
    href = longer
  }
  return { href: href + ellipsis, isComplete: false }
}
