/*
 * Defines setImmediate, which React's scheduler prefers to its own MessageChannel. Firefox drops messages that are
 * posted while a page enters the back/forward cache, so React would wait for ever. This setImmediate also runs the
 * callbacks of dropped messages, at `pageshow`.
 */

const callbacks: (() => void)[] = []

/** Runs the oldest callback. Each message runs only one, so that the browser can paint between callbacks. */
const runCallback = () => callbacks.shift()?.()

const { port1, port2 } = new MessageChannel()
port1.onmessage = runCallback
addEventListener('pageshow', () => {
  while (callbacks.length > 0) runCallback()
})

Object.assign(globalThis, {
  setImmediate(callback: () => void) {
    callbacks.push(callback)
    port2.postMessage(null)
  },
})
