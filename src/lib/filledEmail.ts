/** Mail programs on Windows ignore a `mailto:` URL of more than about 2,046 characters. */
const maxLength = 1900

/**
 * A `mailto:` URL with subject and body. If it would be too long, the body is cut and ends with "…", and `isWhole` is false.
 */
export function filledEmail(emailHref: string, subject: string, body: string) {
  const start = `${emailHref}?subject=${encode(subject)}&body=`
  const whole = start + encode(body)
  if (whole.length <= maxLength) return { href: whole, isWhole: true }
  let href = start
  for (const character of body) {
    const longer = href + encode(character)
    if (longer.length + encode('…').length > maxLength) break
    href = longer
  }
  return { href: href + encode('…'), isWhole: false }
}

/** Lone surrogates, which cannot be encoded, become the replacement character. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
