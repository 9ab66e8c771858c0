import { wantsNewTab } from '../lib/wantsNewTab.ts'

/**
 * Queues form submits and clicks on enhanced controls until `replay` is called. Other links work without the app, so they
 * are not queued. Calls `onFilled` whenever an action is added to the empty queue.
 */
export function queueActions(onFilled: () => void) {
  let queuedControls: HTMLElement[] = []
  /** Selector of the controls that need the app: buttons, and links that open a dialog. */
  let enhancedControls = 'button[type=button], a[data-enhanced]'

  function queueAction(event: Event) {
    const target = event.target instanceof Element ? event.target : null
    const control = event.type === 'submit' ? target : target?.closest(enhancedControls)
    if (!(control instanceof HTMLElement)) return
    if (event instanceof MouseEvent && wantsNewTab(event)) return
    event.preventDefault()
    event.stopPropagation()
    // A double click must not submit a form twice.
    if (event.type === 'submit' && queuedControls.includes(control)) return
    queuedControls.push(control)
    if (queuedControls.length === 1) onFilled()
  }

  addEventListener('click', queueAction, true)
  addEventListener('submit', queueAction, true)

  return {
    /**
     * For an app that loads slowly: opens the file (image or film) of the last queued link, and stops queueing links.
     */
    followLinks() {
      enhancedControls = 'button[type=button]'
      const link = queuedControls.findLast((control) => control instanceof HTMLAnchorElement)
      queuedControls = queuedControls.filter((control) => !(control instanceof HTMLAnchorElement))
      if (link) location.assign(link.href)
    },
    /** Stops queueing and replays the actions in order, each on the hydrated element of its control. */
    replay(findHydrated: (control: HTMLElement) => HTMLElement) {
      removeEventListener('click', queueAction, true)
      removeEventListener('submit', queueAction, true)
      for (const control of queuedControls.map(findHydrated))
        if (control instanceof HTMLFormElement) control.requestSubmit()
        else control.click()
    },
  }
}
