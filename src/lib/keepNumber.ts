/**
 * Listener for `beforeinput` of a number field: removes from typed and pasted text what makes browsers report an empty value,
 * such as spaces, hyphens and letters.
 */
export function keepNumber(event: InputEvent) {
  const { data, target } = event
  if (!data || !event.cancelable || !(target instanceof HTMLInputElement)) return // an input method's text is not cancelable
  if (!/\D/.test(data) || /^-?\d*\.?\d*$/.test(target.value + data)) return
  event.preventDefault()
  document.execCommand('insertText', false, data.replaceAll(/\D/g, '')) // unlike a new value, it can be undone
}
