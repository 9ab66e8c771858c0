/*
 * The boot script, which the build inlines into each page. It queues clicks and submits. It starts the app at the
 * first input, or when the first photograph is painted and the browser is idle. Then it replays the queue.
 * Diagram: docs/loading.md.
 */
import { queueActions } from './actionQueue.ts'
import { filterNumberInput } from '../forms/filterNumberInput.ts'
import { requestDeferredFiles } from './requestDeferredFiles.ts'
import { loadApp } from './loadApp.ts'
import { reloadForNewVersion } from './reloadForNewVersion.ts'
import { recordStage } from './stages.ts'
import { loadWebFonts } from './loadWebFonts.ts'
import { afterNextPaint, whenFirstInput, whenIdle, whenPhotographPainted, whenParsed } from './pageEvents.ts'

/** ms from the first queued action until the note that the page is still loading appears. */
const loadingNoteDelayMs = 3000

/** Shows one of the page's load notes (index.html) and hides the other; null hides both. */
function setLoadNote(shown: 'loading' | 'failed' | null) {
  for (const note of document.querySelectorAll<HTMLElement>('[data-load-note]'))
    note.hidden = note.dataset.loadNote !== shown
}

// Translating proxies show the page on another origin, where browsers refuse the app. It stays as without JavaScript.
if (!document.baseURI.startsWith(origin)) throw new Error('proxy')

recordStage('started')

let loadingNoteTimer: ReturnType<typeof setTimeout> | undefined
const actionQueue = queueActions(() => {
  loadingNoteTimer ??= setTimeout(() => {
    actionQueue.openLastLink()
    void rootElementPromise.then(() => setLoadNote('loading')) // waits, because the notes are at the end of the HTML
  }, loadingNoteDelayMs)
})

/** Records DOM changes by translators and password managers. undoThirdPartyChanges.ts undoes them for hydration. */
const recordedChanges: MutationRecord[] = []
const thirdPartyObserver = new MutationObserver((records) => void recordedChanges.push(...records))

/** `true` turns the browser's validation off, because Form.tsx shows its own messages. On again if the app fails. */
function setNoValidate(noValidate: boolean) {
  for (const form of document.forms) form.noValidate = noValidate
}

const rootElementPromise = whenParsed().then(() => {
  recordStage('parsed')
  const root = document.getElementById('root') as HTMLElement // defined in index.html
  setNoValidate(true)
  thirdPartyObserver.observe(root, { subtree: true, childList: true, characterDataOldValue: true })
  return root
})

const documentPath = location.pathname
/**
 * `popstate` listener. On Back to a history entry that React Router created, browsers only change the URL, even after
 * a reload. React Router handles that only after hydration. Until then, this loads the page.
 */
const reloadIfPathChanged = async () => {
  await afterNextPaint() // until Chromium has restored the scroll position, which the reload then keeps
  if (location.pathname !== documentPath) location.reload()
}
addEventListener('popstate', reloadIfPathChanged) // removed at hydration

/**
 * Starts the app. Then replays the queued actions, also if the start has failed. After a failure it can be
 * called again.
 */
async function startApp() {
  let note: 'failed' | null = null
  const reportFailure = (error: unknown) => {
    console.error(error)
    note = 'failed'
  }
  let findHydrated = (control: HTMLElement) => control
  try {
    const root = await rootElementPromise
    const deferredStylesPromise = requestDeferredFiles().catch(reloadForNewVersion).catch(reportFailure)
    const { hydrateApp } = await loadApp().catch(reloadForNewVersion)
    await deferredStylesPromise
    setNoValidate(true) // an earlier, failed start may have set it to false
    recordedChanges.push(...thirdPartyObserver.takeRecords())
    thirdPartyObserver.disconnect()
    findHydrated = await hydrateApp(root, recordedChanges)
    removeEventListener('popstate', reloadIfPathChanged)
    recordStage('hydrated')
  } catch (error) {
    reportFailure(error)
    // Tries again at `online` or `pageshow`. `pageshow` fires after `load`, and after Back to a page left
    // while loading.
    window.ononline = window.onpageshow = () => {
      window.ononline = window.onpageshow = null
      void startApp()
    }
    setNoValidate(false) // without the app the browser must validate, also when queued submits are replayed below
  }
  clearTimeout(loadingNoteTimer)
  setLoadNote(note)
  actionQueue.replay(findHydrated)
}

/**
 * Requests the deferred styles, a preload of the app, and the web fonts after the first photograph is painted:
 * earlier requests would delay that photograph. Resolves when the browser is then idle. Only the visitor's first
 * input can start the app earlier.
 */
async function requestFilesAfterPaint() {
  // In development nothing is prerendered, so nothing is painted before the app.
  if (!import.meta.env.DEV) await whenPhotographPainted()
  recordStage('painted')
  requestDeferredFiles().catch(() => undefined) // startApp reports the failure
  void loadWebFonts().then(() => recordStage('fonts'))
  await whenIdle()
}

addEventListener('beforeinput', filterNumberInput)
// `any`, not `race`: if the wait for the paint fails, an input still starts the app.
void Promise.any([whenFirstInput(), requestFilesAfterPaint()]).then(startApp)
