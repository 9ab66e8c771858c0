/**
 * Remembers controls and focus in `root`, because after a hydration mismatch React replaces all elements.
 * After hydration, `restoreFields` restores values and focus, and `findHydrated` finds the hydrated element
 * of a prerendered control.
 */
export function preserveFields(root: HTMLElement) {
  const findControls = () => [...root.querySelectorAll<HTMLElement>('form, input, textarea, button, a[href]')]
  const oldControls = findControls()
  let focusedElement = document.activeElement
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) focusedElement = target
  }
  root.addEventListener('focusin', onFocus)

  const findHydrated = (control: HTMLElement) => {
    if (control.isConnected) return control
    const controls = findControls()
    // Finds a control with an id by the id: an element added by a browser extension would shift the index.
    const index = control.id
      ? controls.findIndex(({ id }) => id === control.id)
      : oldControls.indexOf(control)
    return controls[index] ?? control
  }
  function restoreFields() {
    root.removeEventListener('focusin', onFocus)
    for (const field of oldControls as HTMLInputElement[])
      if (!field.isConnected && field.id && field.matches('input, textarea'))
        Object.assign(findHydrated(field), { value: field.value })
    const lostControl = oldControls.find((control) => control === focusedElement && !control.isConnected)
    if (lostControl) findHydrated(lostControl).focus({ preventScroll: true })
  }
  return { restoreFields, findHydrated }
}
