import { isNumberText } from './isNumberText.ts'

/**
 * `beforeinput` listener of a number field. If a text would make the value empty, as spaces and letters do, it inserts only
 * the digits of the text. Digits of other scripts, such as "५", become ASCII digits.
 */
export function filterNumberInput(event: InputEvent) {
  const { data, target } = event
  if (!data || !event.cancelable || !(target instanceof HTMLInputElement)) return // an input method's text is not cancelable
  if (!/\D/.test(data) || isNumberText(target.value + data)) return
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
