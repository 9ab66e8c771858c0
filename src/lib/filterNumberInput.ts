/**
 * `beforeinput` listener of a number field. Keeps only the digits of a text, since browsers would report any other text as
 * empty. Digits of other scripts, such as "५", become ASCII digits.
 */
export function filterNumberInput(event: InputEvent) {
  const { data, cancelable } = event
  if (!data || !cancelable || !/\D/.test(data)) return // an input method's text is not cancelable
  event.preventDefault()
  const digits = data.replaceAll(/\p{Nd}/gu, toAsciiDigit).replaceAll(/\D/g, '')
  document.execCommand('insertText', false, digits) // the visitor can undo this, but not an assigned value
}

/** Unicode places the ten digits of a script next to each other, from zero to nine. */
function toAsciiDigit(digit: string) {
  const codePoint = digit.codePointAt(0) ?? 0
  let zero = codePoint
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((codePoint - zero) % 10) // a few scripts have several rows of digits
}
