/** The text of the last `beforeinput` event. */
let lastText: string | null = null

/**
 * `beforeinput` listener. While the text of a number field is no number, such as "98 76", its `value` is empty. So
 * this listener rejects such text, and inserts only its digits. Non-ASCII digits: convertRejectedDigits.ts.
 */
export function filterNumberInput(event: InputEvent) {
  const text = event.data
  const previousText = lastText
  lastText = text
  const field = event.target as HTMLInputElement // for any other element, `type` is not 'number'
  if (!text || !event.cancelable || field.type !== 'number') return // an input method's text cannot be rejected
  // `value` omits a final point and a lone minus. `previousText` shows if the same character was typed just before.
  const isRepeated = text === previousText && !text[1]
  // Tests a point after the field's value. For other text, "0" stands for the value, so that a minus is rejected: the
  // text may replace selected characters of the value.
  const textBefore = isRepeated ? text : text === '.' ? field.value : field.value && '0'
  if (/^-?\d*\.?\d*$/.test(textBefore + text)) return
  event.preventDefault()
  const digits = text.replace(/\D/g, '')
  if (digits) document.execCommand('insertText', false, digits) // unlike an assigned `value`, the visitor can undo it
}
