/**
 * `beforeinput` listener of the window. In a number field, the boot script rejects text that is no number, and
 * inserts its ASCII digits. If the text has none, this listener inserts other digits, such as "५", as ASCII.
 */
export function convertRejectedDigits({ data, defaultPrevented, target }: InputEvent) {
  if (!data || !defaultPrevented || /\d/.test(data) || !(target as Element).matches('[type=number]')) return
  const digits = data.replaceAll(/\p{Nd}/gu, toAsciiDigit).replaceAll(/\D/g, '')
  if (digits) document.execCommand('insertText', false, digits) // inserting an empty text would delete selected digits
}

/** Converts a digit of any script to ASCII. Unicode has the ten digits of a script in a row, from zero to nine. */
function toAsciiDigit(digit: string) {
  const codePoint = digit.codePointAt(0) ?? 0
  let zeroCodePoint = codePoint
  while (/\p{Nd}/u.test(String.fromCodePoint(zeroCodePoint - 1))) zeroCodePoint--
  return String((codePoint - zeroCodePoint) % 10) // % 10: a few scripts have several such rows in succession
}
