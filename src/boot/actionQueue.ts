import { wantsNewTab } from '../lib/wantsNewTab.ts'

/**
 * Queues submits and clicks on buttons until `replay` is called. Queues clicks on links that open a dialog until
 * `openLastLink` or `replay` is called. Clicks on plain links are not queued: such links work without the app. Calls
 * `onQueued` after each addition.
 */
export function queueActions(onQueued: () => void) {
  let queuedControls: HTMLElement[] = []
  /** Controls on which clicks are queued: buttons, and links that open a dialog (DialogLink.tsx). */
  let queuedControlSelector = 'button[type=button], a[data-dialog]'

  function queueAction(event: Event) {
    const target = event.target instanceof Element ? event.target : null
    const control = event.type === 'submit' ? target : target?.closest(queuedControlSelector)
    if (!(control instanceof HTMLElement)) return
    if (event instanceof MouseEvent && wantsNewTab(event)) return
    event.preventDefault()
    event.stopPropagation()
    // A double click must not submit a form twice.
    if (event.type === 'submit' && queuedControls.includes(control)) return
    queuedControls.push(control)
    onQueued()
  }

  /** Drops the queued submit of a form if the visitor continues to type in it: the text was not finished. */
  function dropSubmit({ target }: Event) {
    queuedControls = queuedControls.filter((control) => !control.contains(target as Node))
  }

  addEventListener('click', queueAction, true)
  addEventListener('submit', queueAction, true)
  addEventListener('input', dropSubmit)

  return {
    /** For an app that loads slowly: stops queueing clicks on links, and opens the URL of the last queued link. */
    openLastLink() {
      queuedControlSelector = 'button[type=button]'
      const link = queuedControls.findLast((control) => control instanceof HTMLAnchorElement)
      queuedControls = queuedControls.filter((control) => !(control instanceof HTMLAnchorElement))
      if (link) location.assign(link.href)
    },
    /** Stops queueing. Replays the actions in order, each on the element that `findHydrated` returns for it. */
    replay(findHydrated: (control: HTMLElement) => HTMLElement) {
      removeEventListener('click', queueAction, true)
      removeEventListener('submit', queueAction, true)
      removeEventListener('input', dropSubmit)
      // One task, so React renders only afterwards. The second of two queued taps on the menu button then still finds
      // the menu closed, and also opens it (useMenu.ts).
      for (const control of queuedControls.splice(0).map(findHydrated))
        if (control instanceof HTMLFormElement) control.requestSubmit()
        else control.click()
    },
  }
}
