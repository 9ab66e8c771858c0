/*
 * The boot script, which the build inlines into each page. It queues clicks and submits, and loads the app at the first
 * input or, after the first paint, when the browser is idle. Then it replays the queue. Diagram: docs/loading.md.
 */
import { isNumberText } from '../lib/isNumberText.ts'
import { queueActions } from './actionQueue.ts'
import { requestDeferred } from './requestDeferred.ts'
import { loadApp } from './loadApp.ts'
import { loadingNoteDelayMs, setLoadNote } from './setLoadNote.ts'
import { recordStage } from './stages.ts'
import { onFirstInput, afterNextPaint, whenIdle, whenPhotographPainted, whenParsed } from './pageEvents.ts'

recordStage('started')

let loadingNoteTimer: ReturnType<typeof setTimeout> | undefined
const actionQueue = queueActions(() => {
  loadingNoteTimer = setTimeout(() => {
    setLoadNote('loading')
    actionQueue.followLinks()
  }, loadingNoteDelayMs)
})

/** Records what translators and password managers change before hydration, for src/lib/undoThirdPartyChanges.ts. */
const thirdPartyObserver = new MutationObserver((records) => void recordedChanges.push(...records))
const recordedChanges: MutationRecord[] = []

const rootWhenParsed = whenParsed().then(() => {
  recordStage('parsed')
  const root = document.getElementById('root') as HTMLElement // defined in index.html
  setNoValidate(true) // Form.tsx shows its own messages
  thirdPartyObserver.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  })
  return root
})

/**
 * History entries of client-side navigations share a document, even after a reload, so Back fires only `popstate`. Until
 * React Router handles that event, loadOtherPage reloads the document at the new URL.
 */
const documentPath = location.pathname
const loadOtherPage = () => {
  if (location.pathname !== documentPath) location.reload()
}
addEventListener('popstate', loadOtherPage) // removed at hydration: React Router then handles popstate

function setNoValidate(noValidate: boolean) {
  for (const form of document.forms) form.noValidate = noValidate
}

let isStarted = false

/** Starts the app once, then replays the queued actions. */
async function startApp() {
  if (isStarted) return
  isStarted = true
  let note: 'failed' | null = null
  const reportFailure = (error: unknown) => {
    console.error(error)
    note = 'failed'
  }
  let findHydrated = (control: HTMLElement) => control
  try {
    const root = await rootWhenParsed
    const deferredStyles = requestDeferred().catch(reportFailure)
    const { hydrateApp } = await loadApp()
    await deferredStyles
    recordedChanges.push(...thirdPartyObserver.takeRecords())
    thirdPartyObserver.disconnect()
    findHydrated = await hydrateApp(root, recordedChanges)
    removeEventListener('popstate', loadOtherPage)
    recordStage('hydrated')
    performance.mark('hydrated') // bench/ reads it
  } catch (error) {
    reportFailure(error)
    thirdPartyObserver.disconnect()
    setNoValidate(false) // without the app the browser must validate, also when queued submits are replayed below
  }
  clearTimeout(loadingNoteTimer)
  setLoadNote(note)
  actionQueue.replay(findHydrated)
}

/** Requests deferred styles, app and web fonts only after the first paint, so they do not delay the first photograph. */
async function continueAfterPaint() {
  await whenPhotographPainted()
  recordStage('painted')
  requestDeferred().catch(() => undefined) // startApp reports the failure
  void whenIdle().then(startApp)
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
  // Each web font changes the layout of the whole page. Each gets its own frame: both in one frame would block a slow phone.
  for (const stage of ['displayFont', 'textFont'] as const) {
    await afterNextPaint()
    recordStage(stage)
    document.body.getBoundingClientRect() // forces the layout in this task, before the paint
  }
}

/** Rejects text that makes a number field's value empty. After hydration filterNumberInput.ts inserts that text's digits. */
addEventListener('beforeinput', (event) => {
  const field = event.target as HTMLInputElement // or another field, which does not match
  if (field.matches('[type=number]') && !isNumberText(field.value + (event.data ?? '')))
    event.preventDefault()
})
onFirstInput(() => void startApp())
void continueAfterPaint()

if (import.meta.env.DEV) void startApp() // in development nothing is prerendered, so nothing is painted before the app
