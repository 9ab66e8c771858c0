import { isTranslated } from './lib/isTranslated.ts'
import { loadPart } from './lib/loadPart.ts'
import { wantsNewTab } from './lib/wantsNewTab.ts'

/*
 * The only script that runs before the page has loaded: it keeps what the visitor does until the app is there, fetches
 * the app when the page is at rest or at the first touch, key or focus, and then lets those actions take effect in order.
 * Links need no help: until then they are plain links.
 */
const kept: (() => void)[] = []
const submitted = new Set<Element>()
const wake = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const
let awake = false
/** ms after which the app is fetched although the page never came to rest. */
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

async function load() {
  if (awake) return
  awake = true
  for (const type of wake) removeEventListener(type, load, true)
  try {
    // The translator replaces text nodes; React must survive that (facebook/react#11538).
    if (isTranslated()) (await import('./lib/guardNodes.ts')).guardNodes()
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
for (const type of wake) addEventListener(type, load, true)

/** After the pictures, so that neither fonts nor the app delay them. */
function rest() {
  // Two frames: what has loaded is painted before anything else is asked for.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.classList.add('fonts')
      if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: longestWait })
      else setTimeout(load)
    }),
  )
}
if (document.readyState === 'complete') rest()
else addEventListener('load', rest)
