/**
 * Remembers controls and focus in `root`, because after a hydration mismatch React replaces all elements. After hydration,
 * `restoreFields` restores values and focus, and `findHydrated` finds the hydrated element of a prerendered control.
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

  const findHydrated = (control: HTMLElement) =>
    control.isConnected ? control : (findControls()[oldControls.indexOf(control)] ?? control)
  function restoreFields() {
    root.removeEventListener('focusin', onFocus)
    for (const field of oldControls as HTMLInputElement[])
      if (!field.isConnected && field.matches('input, textarea'))
        Object.assign(findHydrated(field), { value: field.value })
    if (focused instanceof HTMLElement && !focused.isConnected && oldControls.includes(focused))
      findHydrated(focused).focus({ preventScroll: true })
  }
  return { restoreFields, findHydrated }
}
