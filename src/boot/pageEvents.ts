/** Upper bound in ms for waiting on idle time or on a paint entry. */
const maxWaitMs = 2000

/**
 * Resolves when the browser is idle, at the latest after `maxWaitMs`. Without requestIdleCallback: in the
 * next task.
 */
export const whenIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: maxWaitMs })
    else setTimeout(resolve)
  })

/**
 * Resolves after the next frame, so that earlier changes have been painted. Background tabs have no frames
 * until shown.
 */
export const afterNextPaint = () =>
  new Promise<unknown>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/**
 * Resolves when the document is parsed. In development the boot script runs only after parsing, so the promise
 * resolves at the next `readystatechange`, when the page has loaded.
 */
export const whenParsed = () =>
  new Promise<unknown>((resolve) => document.addEventListener('readystatechange', resolve))

/**
 * Resolves when the first photograph has been painted. Waits for `load`, the photograph's decoding, a frame,
 * and then at most `maxWaitMs` for the browser's report of a first contentful paint.
 */
export async function whenPhotographPainted() {
  await new Promise((resolve) => addEventListener('load', resolve))
  const photograph = document.querySelector<HTMLImageElement>('img[fetchpriority=high]') // `isFirst` in Picture.tsx
  await photograph?.decode().catch(() => undefined) // a missing photograph must not delay the app
  await afterNextPaint()
  await new Promise<void>((resolve) => {
    setTimeout(resolve, maxWaitMs)
    // Waits for the first paint with content, because an earlier paint may be empty.
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}

/**
 * Resolves when the visitor first moves the pointer, presses it or a key, or moves the focus. The wheel does
 * not count.
 */
export const whenFirstInput = () =>
  new Promise<void>((resolve) => {
    function onInput(event: Event) {
      // Browsers report a pointermove of 0 px when a page loads under a resting mouse.
      const { type, movementX, movementY } = event as PointerEvent
      if (type !== 'pointermove' || movementX || movementY) resolve()
    }
    for (const input of ['pointermove', 'pointerdown', 'keydown', 'focusin']) addEventListener(input, onInput)
  })
