import { loadPart } from './lib/loadPart.ts'
import { wantsNewTab } from './lib/wantsNewTab.ts'

/*
 * The only script that runs before the page has loaded, put into the page itself by the build: it keeps what the visitor
 * does until the app is there, fetches the app when the page is at rest or at the first movement, touch, key or focus, and
 * then lets those actions take effect in order. Links need no help: until then they are plain links.
 */
let kept: HTMLElement[] = []
const submitted = new Set<Element>()
const wake = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
let awake = false
/** ms after which what waits for rest begins without it, and what waits for the paint although nothing told of one. */
const longestWait = 2000
/** ms that an action is kept while the app hangs; then links go where they lead by themselves. */
const patience = 3000
let waiting: ReturnType<typeof setTimeout> | undefined
let patienceIsOver = false

function keep(event: Event) {
  const target = event.target instanceof Element ? event.target : null
  const control = event.type === 'submit' ? target : target?.closest('button:not([type=submit]), a[data-app]')
  if (!(control instanceof HTMLElement)) return
  // A photograph in a tab of its own is the browser's matter.
  if (event instanceof MouseEvent && wantsNewTab(event)) return
  if (patienceIsOver && control instanceof HTMLAnchorElement) return
  event.preventDefault()
  event.stopPropagation()
  if (event.type === 'submit') {
    // A second click on the button must not submit the form that the first one has emptied.
    if (submitted.has(control)) return
    submitted.add(control)
  }
  kept.push(control)
  waiting ??= setTimeout(letGo, patience)
}

/** The note for a part that could not be loaded, shown or taken back. */
const tell = (failure: boolean) =>
  document.getElementById('load-failure')?.toggleAttribute('hidden', !failure)

/** Without the app a photograph and the film are plain links: follows the last one that was kept. */
function letGo() {
  patienceIsOver = true
  tell(true)
  const link = kept.findLast((control) => control instanceof HTMLAnchorElement)
  kept = kept.filter((control) => !(control instanceof HTMLAnchorElement))
  if (link) location.assign(link.href)
}

function note(event: Event) {
  // A browser "moves" the mouse that rests over a new page, by nothing.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return
  void load()
}

/** Lets what else waits have its turn. Not by a timer: browsers slow nested ones down. */
const nextTask = () =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })

type App = Pick<typeof import('./app.tsx'), 'start'>

/**
 * Asks at once for all scripts of which the build knows that this page needs them, then evaluates them one after another,
 * each in a task of its own, so that none blocks a slow phone for long.
 */
async function fetchApp(): Promise<App> {
  if (import.meta.env.DEV) return import('./app.tsx')
  const { modules = '', later = '' } = document.body.dataset
  const needed = modules.split(' ')
  for (const href of [...needed, ...later.split(' ').filter(Boolean)])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  let app: Partial<App> = {}
  for (const address of needed) {
    try {
      const module = (await import(/* @vite-ignore */ address)) as Partial<App>
      if (module.start) app = module
    } catch (error) {
      if (!app.start) throw error // else it is the page's own code: the router reports that
    }
    await nextTask()
  }
  if (!app.start) throw new Error(`expected the app among ${modules}`)
  return { start: app.start }
}

async function load() {
  if (awake) return
  awake = true
  for (const type of wake) removeEventListener(type, note, true)
  askForLater()
  try {
    const { start } = await loadPart('app', fetchApp)
    const root = document.getElementById('root')
    if (root) await start(root)
    tell(false)
  } catch (error) {
    console.error(error)
    tell(true)
  }
  clearTimeout(waiting)
  for (const type of ['click', 'submit']) removeEventListener(type, keep, true)
  for (const control of kept.splice(0))
    if (control instanceof HTMLFormElement) control.requestSubmit()
    else control.click()
  document.documentElement.dataset.app = 'ready'
  performance.mark('alive') // for bench/
}

// Who comes back, or to a part of the page, is taken to a place in the whole of it, so this script stands before the page.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type !== 'navigate' || location.hash) document.documentElement.classList.add('settled')

for (const type of ['click', 'submit']) addEventListener(type, keep, true)
for (const type of wake) addEventListener(type, note, true)

/** Waits until nothing else is to be done, but no longer than the page may stay without it. */
const rest = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: longestWait })
    else setTimeout(resolve)
  })

/** What the page can do without until its paint: each request before the first photograph may cost it a round trip. */
const askForLater = () =>
  document.body.append(...(document.querySelector('template')?.content.children ?? []))

/** Other photographs, the app and the fonts, once; nothing of it may delay the first photograph. */
async function begin() {
  const { classList } = document.documentElement
  if (classList.contains('painted')) return
  classList.add('painted')
  askForLater()
  void rest().then(load)
  // All at once: each change of face lays out the whole page.
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
  classList.add('fonts')
  await settle()
}

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/**
 * Lays out what is far below, a section or figure at a time while nothing else is to be done. Each in a frame of its own:
 * in one with the section that is seen, Chromium does not hold what is seen.
 */
async function settle() {
  for (const part of document.querySelectorAll<HTMLElement>('main :is(section, figure)')) {
    await rest()
    part.dataset.laidOut = ''
    await nextFrame()
  }
  document.documentElement.classList.add('settled')
}

// Two frames after the last of the pictures has come and the first is decoded, but not before a frame has been shown.
async function awaitPaint() {
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  await first?.decode().catch(() => undefined) // a picture that is missing must not hold up the rest
  await nextFrame()
  await nextFrame()

  setTimeout(begin, longestWait)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) void begin() // an empty frame may come first
  }).observe({ type: 'paint', buffered: true })
}
addEventListener('load', () => void awaitPaint())
if (import.meta.env.DEV) void load() // there the page is empty, so nothing of it would be painted
