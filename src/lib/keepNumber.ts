/**
 * Listener for `beforeinput` of a number field: removes from typed and pasted text what makes browsers report an empty value,
 * such as spaces, hyphens and letters.
 */
export function keepNumber(event: InputEvent) {
  const { data, target } = event
  if (!data || !(target instanceof HTMLInputElement)) return
  if (!/\D/.test(data) || /^-?\d*\.?\d*$/.test(target.value + data)) return
  event.preventDefault()
  document.execCommand('insertText', false, data.replaceAll(/\D/g, '')) // unlike a new value, it can be undone
}
