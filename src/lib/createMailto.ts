/**
 * Mail programs on Windows ignore a `mailto:` URL above 2,046 characters. The limit is lower, since they may count
 * differently.
 */
const maxLength = 1900

/**
 * A `mailto:` URL with subject and body. If it would be too long, the body is cut and ends with "…": `isComplete` is false.
 */
export function createMailto(emailHref: string, subject: string, body: string) {
  const hrefStart = `${emailHref}?subject=${encodeText(subject)}&body=`
  const lines = body.replaceAll(/\r?\n/g, '\r\n') // RFC 6068
  const wholeHref = hrefStart + encodeText(lines)
  if (wholeHref.length <= maxLength) return { href: wholeHref, isComplete: true }
  let href = hrefStart
  for (const character of lines) {
    const longer = href + encodeText(character)
    if (longer.length + encodeText('…').length > maxLength) break
    href = longer
  }
  return { href: href + encodeText('…'), isComplete: false }
}

/** Lone surrogates, which cannot be encoded, become the replacement character. */
const encodeText = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
