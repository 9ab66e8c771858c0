/** The text of the last `beforeinput` event. */
let lastText: string | null = null

/**
 * `beforeinput` listener. A text that is no number, such as a phone number with spaces, would empty a number field's
 * value. So it is rejected, and its digits are inserted. Digits of other scripts: src/lib/convertRejectedDigits.ts.
 */
export function filterNumberInput(event: InputEvent) {
  const previousText = lastText
  const text = (lastText = event.data)
  const field = event.target as HTMLInputElement // for any other element, `type` is not 'number'
  if (!text || !event.cancelable || field.type !== 'number') return // an input method's text is not cancelable
  // `value` lacks a point that is the last character. So a second point is also recognized by `previousText`.
  const withPoint = text === previousText ? text : field.value
  // Other texts are tested after "0", so that a minus is accepted only in an empty field. The whole value cannot be
  // tested, because the text may replace selected characters.
  const textBefore = text === '.' ? withPoint : field.value && '0'
  if (/^-?\d*\.?\d*$/.test(textBefore + text)) return
  event.preventDefault()
  const digits = text.replace(/\D/g, '')
  if (digits) document.execCommand('insertText', false, digits) // the visitor can undo this, but not an assigned value
}
