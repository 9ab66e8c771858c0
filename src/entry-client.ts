import { loadPart } from './lib/loadPart.ts'
import { wantsNewTab } from './lib/wantsNewTab.ts'

/*
 * The only script that runs before the page has loaded, put into the page itself by the build: it keeps what the visitor
 * does until the app is there, fetches the app when the page is at rest or at the first movement, touch, key or focus, and
 * then lets those actions take effect in order. Links need no help: until then they are plain links.
 */
const kept: (() => void)[] = []
const submitted = new Set<Element>()
const wake = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
let awake = false
/** ms after which the app is fetched although the page never came to rest, and begun although nothing told of a paint. */
const longestWait = 2000

function keep(event: Event) {
  const target = event.target instanceof Element ? event.target : null
  const control = event.type === 'submit' ? target : target?.closest('button:not([type=submit]), a[data-app]')
  if (!(control instanceof HTMLElement)) return
  // A photograph in a tab of its own is the browser's matter.
  if (event instanceof MouseEvent && wantsNewTab(event)) return
  event.preventDefault()
  event.stopPropagation()
  if (event.type === 'submit') {
    // A second click on the button must not submit the form that the first one has emptied.
    if (submitted.has(control)) return
    submitted.add(control)
  }
  kept.push(() => (control instanceof HTMLFormElement ? control.requestSubmit() : control.click()))
}

function note(event: Event) {
  // A browser "moves" the mouse that rests over a new page, by nothing.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return
  void load()
}

async function load() {
  if (awake) return
  awake = true
  for (const type of wake) removeEventListener(type, note, true)
  try {
    const { start } = await loadPart('app', () => import('./app.tsx'), location.pathname + location.search)
    const root = document.getElementById('root')
    if (root) await start(root)
  } catch (error) {
    console.error(error)
    document.getElementById('load-failure')?.removeAttribute('hidden')
  }
  for (const type of ['click', 'submit']) removeEventListener(type, keep, true)
  for (const act of kept.splice(0)) act()
  document.documentElement.dataset.app = 'ready'
}

for (const type of ['click', 'submit']) addEventListener(type, keep, true)
for (const type of wake) addEventListener(type, note, true)

/** Other photographs, the app and the fonts, once; nothing of it may delay the first photograph. */
async function begin() {
  const { classList } = document.documentElement
  if (classList.contains('painted')) return
  classList.add('painted')
  if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: longestWait })
  else setTimeout(load)
  // All at once: each change of face lays out the whole page.
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
  classList.add('fonts')
}

// Two frames after the last of the pictures, but not before there is a frame that has been shown.
function awaitPaint() {
  setTimeout(begin, longestWait)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) void begin() // an empty frame may come first
  }).observe({ type: 'paint', buffered: true })
}
addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(awaitPaint)))
if (import.meta.env.DEV) void load() // there the page is empty, so nothing of it would be painted
