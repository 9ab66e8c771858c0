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
  if (/^-?\d*\.?\d*$/.test(guessTextBefore(field, text, previousText) + text)) return
  event.preventDefault()
  const digits = text.replace(/\D/g, '')
  if (digits) document.execCommand('insertText', false, digits) // unlike an assigned `value`, the visitor can undo it
}

/**
 * Stands in for the text before the cursor, which a number field does not tell. Its `value` omits a final point and a
 * lone minus.
 */
function guessTextBefore(field: HTMLInputElement, text: string, previousText: string | null) {
  if (text === previousText && text.length === 1) return text // ".." and "--": `value` may lack the first one
  if (text === '.') return field.value // rejects the point in "1.5."
  // Rejects a minus after "5", also if it would replace a selected "5". "0" accepts digits and a point.
  return field.value && '0'
}
