/** The text of the last input. */
let data: string | null = null

/**
 * `beforeinput` listener. Rejects a text that would empty the value of a number field, such as a phone number with spaces,
 * and inserts its digits. Digits of other scripts are left to src/lib/convertRejectedDigits.ts.
 */
export function filterNumberInput(event: InputEvent) {
  const previousData = data
  data = event.data
  const field = event.target as HTMLInputElement // `type` differs for another element
  if (!data || !event.cancelable || field.type !== 'number') return // an input method's text is not cancelable
  // Only the first character may be a minus, and only one a point, which the value lacks while it is the last character.
  const withPoint = data === previousData ? data : field.value
  // Not all of the value: the text may replace a selection.
  const textBefore = data === '.' ? withPoint : field.value && '0'
  if (/^-?\d*\.?\d*$/.test(textBefore + data)) return
  event.preventDefault()
  const digits = data.replace(/\D/g, '')
  if (digits) document.execCommand('insertText', false, digits) // the visitor can undo this, but not an assigned value
}
