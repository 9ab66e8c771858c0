/**
 * Remembers the controls below `root` and which has the focus. React renders them anew where the page still differs from
 * what was prerendered. The returned function brings typed text and focus back, and returns which element now stands for
 * a control.
 */
export function keepFields(root: HTMLElement) {
  const find = () => Array.from(root.querySelectorAll<HTMLElement>('form, input, textarea, button, a[href]'))
  const before = find()
  let focused = document.activeElement
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target
  }
  root.addEventListener('focusin', onFocus)

  return () => {
    root.removeEventListener('focusin', onFocus)
    const after = find()
    const current = (control: HTMLElement) =>
      control.isConnected ? control : (after[before.indexOf(control)] ?? control)
    for (const field of before)
      if (isField(field) && !field.isConnected) Object.assign(current(field), { value: field.value })
    if (focused instanceof HTMLElement && !focused.isConnected && before.includes(focused))
      current(focused).focus({ preventScroll: true })
    return current
  }
}

const isField = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
