/*
 * Gives React's scheduler a setImmediate, which it prefers to a MessageChannel of its own. Firefox drops messages that are posted
 * while a page enters the back/forward cache, so React would wait for ever. This setImmediate then calls back at `pageshow`.
 */

let waitingCallback: (() => void) | undefined

function runCallback() {
  const callback = waitingCallback
  waitingCallback = undefined
  callback?.()
}

const { port1, port2 } = new MessageChannel()
port1.onmessage = runCallback
addEventListener('pageshow', runCallback)

Object.assign(globalThis, {
  setImmediate(callback: () => void) {
    waitingCallback = callback // the scheduler waits for one callback at a time
    port2.postMessage(null)
  },
})
