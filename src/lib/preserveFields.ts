/**
 * Remembers controls and focus in `root`, because React replaces all elements after a hydration mismatch. Returns a function
 * that restores values and focus, and returns `findHydrated`: it finds the hydrated element of a prerendered control.
 */
export function preserveFields(root: HTMLElement) {
  const findControls = () =>
    Array.from(root.querySelectorAll<HTMLElement>('form, input, textarea, button, a[href]'))
  const oldControls = findControls()
  let focused = document.activeElement
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target
  }
  root.addEventListener('focusin', onFocus)

  return function restoreFields() {
    root.removeEventListener('focusin', onFocus)
    const newControls = findControls()
    const findHydrated = (control: HTMLElement) =>
      control.isConnected ? control : (newControls[oldControls.indexOf(control)] ?? control)
    for (const field of oldControls)
      if (isField(field) && !field.isConnected) Object.assign(findHydrated(field), { value: field.value })
    if (focused instanceof HTMLElement && !focused.isConnected && oldControls.includes(focused))
      findHydrated(focused).focus({ preventScroll: true })
    return findHydrated
  }
}

const isField = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
