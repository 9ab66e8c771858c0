/** The text of the last input. */
let text: string | null = null

/**
 * `beforeinput` listener. Rejects a text that would empty the value of a number field, such as a phone number with spaces,
 * and inserts its digits. Digits of other scripts are left to src/lib/convertRejectedDigits.ts.
 */
export function filterNumberInput(event: InputEvent) {
  const previousText = text
  text = event.data
  const field = event.target as HTMLInputElement // `type` differs for another element
  if (!text || !event.cancelable || field.type !== 'number') return // an input method's text is not cancelable
  // Only the first character may be a minus, and only one a point, which the value lacks while it is the last character.
  const withPoint = text === previousText ? text : field.value
  // Not all of the value: the text may replace a selection.
  const textBefore = text === '.' ? withPoint : field.value && '0'
  if (/^-?\d*\.?\d*$/.test(textBefore + text)) return
  event.preventDefault()
  const digits = text.replace(/\D/g, '')
  if (digits) document.execCommand('insertText', false, digits) // the visitor can undo this, but not an assigned value
}
