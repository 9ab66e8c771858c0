/*
 * The boot script: the build inlines it into each page, and no other script runs before the page has loaded. Queues actions,
 * loads the app when the browser is idle or at the first input, then replays the queue. Diagram: docs/loading.md.
 */
import { queueActions } from './actionQueue.ts'
import { requestDeferred } from './deferred.ts'
import { loadApp } from './loadApp.ts'
import { showLoadNote } from './loadNotes.ts'
import { reach } from './stages.ts'
import { onFirstInput, whenIdle, whenPainted, whenParsed } from './waits.ts'

/** ms after which a queued action shows the note that the page is still loading. */
const loadingNoteMs = 3000

let timeout: ReturnType<typeof setTimeout> | undefined
const actions = queueActions(() => {
  timeout = setTimeout(() => {
    showLoadNote('loading')
    actions.followLinks()
  }, loadingNoteMs)
})

/** Records DOM changes by third parties, for src/lib/foreignChanges.ts. */
const changes = new MutationObserver((records) => void recorded.push(...records))
const recorded: MutationRecord[] = []

const parsed = whenParsed().then(() => {
  reach('parsed')
  const root = document.getElementById('root') as HTMLElement // defined in index.html
  changes.observe(root, { subtree: true, childList: true, characterData: true, characterDataOldValue: true })
  return root
})

let isStarted = false

/** Starts the app once, then replays the queued actions. */
async function startApp() {
  if (isStarted) return
  isStarted = true
  let note: 'failed' | undefined
  const fail = (error: unknown) => {
    console.error(error)
    note = 'failed'
  }
  let current = (control: HTMLElement) => control
  try {
    const root = await parsed
    const styles = requestDeferred().catch(fail)
    const { start } = await loadApp()
    await styles
    recorded.push(...changes.takeRecords())
    changes.disconnect()
    current = await start(root, recorded)
    reach('hydrated')
    performance.mark('hydrated') // for bench/
  } catch (error) {
    fail(error)
  }
  clearTimeout(timeout)
  showLoadNote(note)
  actions.replay(current)
}

/** Work that must not delay the first photograph. */
async function continueAfterPaint() {
  await whenPainted()
  reach('painted')
  requestDeferred().catch(() => undefined) // startApp reports the failure
  void whenIdle().then(startApp)
  // All faces at once, because each font swap lays out the whole page.
  await Promise.allSettled(Array.from(document.fonts, (face) => face.load()))
  reach('fonts')
}

onFirstInput(() => void startApp())
void continueAfterPaint()

if (import.meta.env.DEV) void startApp() // in development nothing is prerendered, so there is no paint to wait for
