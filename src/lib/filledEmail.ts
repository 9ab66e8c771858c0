/** Below the about 2,046 characters above which mail programs on Windows ignore a `mailto:` URL. */
const maxLength = 1900

/**
 * A `mailto:` URL with subject and body. If it would be too long, the body is cut and ends with "…": `isComplete` is false.
 */
export function filledEmail(emailHref: string, subject: string, body: string) {
  const start = `${emailHref}?subject=${encode(subject)}&body=`
  const whole = start + encode(body)
  if (whole.length <= maxLength) return { href: whole, isComplete: true }
  let href = start
  for (const character of body) {
    const longer = href + encode(character)
    if (longer.length + encode('…').length > maxLength) break
    href = longer
  }
  return { href: href + encode('…'), isComplete: false }
}

/** Lone surrogates, which cannot be encoded, become the replacement character. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
