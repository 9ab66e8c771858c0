import { labels, language } from 'virtual:content'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { removeTranslationCookie } from './removeTranslationCookie.ts'
import styles from './Translator.module.css'

const { translator } = labels

/**
 * URL of Google's loader, which calls the function named in `cb`. nginx.conf allows it in the translated
 * view's CSP.
 */
const loaderUrl = 'https://translate.google.com/translate_a/element.js?cb=onTranslatorReady'
/** Time in which the loader must call `onTranslatorReady`. */
const loaderTimeoutMs = 10_000

/**
 * Whether this document is the translated view, whose CSP allows the translator. nginx.conf marks it with
 * data-view. Neither URL nor cookie proves it: the document may be cached, or another tab may have set the
 * cookie.
 */
const isTranslatedView = () => document.documentElement.dataset.view === 'translated'

/** A subscription for useSyncExternalStore: `isTranslatedView` never changes within a document. */
const subscribeToNothing = () => () => undefined

/** In the translated view: the translation service's widget, its status, and a link to the original page. */
export function Translator({ inert }: { inert: boolean }) {
  const isShown = useSyncExternalStore(subscribeToNothing, isTranslatedView, () => false)
  return (
    <div className={`${styles.translator} small screen-only`} inert={inert}>
      {isShown && <TranslatorWidget />}
    </div>
  )
}

function TranslatorWidget() {
  const { pathname } = useLocation()
  const originalLink = useRef<HTMLAnchorElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    loadWidget(() => flushSync(() => setState('shown'))).catch((error: unknown) => {
      // Logs exceptions in the service's code. A failed request rejects with an event, a timeout with undefined.
      if (error instanceof Error) console.error(error)
      setState('failed')
    })
  }, [state])

  const retry = () => {
    originalLink.current?.focus() // because the focused button disappears
    setState('loading')
  }
  return (
    <>
      <div id="translator" className={`${styles.widget} notranslate`} />
      {state !== 'shown' && (
        <p role="status" className={styles.status}>
          {state === 'failed' ? translator.failure : translator.loading}
        </p>
      )}
      {state === 'failed' && (
        <button type="button" className={styles.retry} onClick={retry}>
          {translator.retry}
        </button>
      )}
      {/* The handlers remove the translation cookie, because with it nginx would serve the translated view again.
          onAuxClick is for middle clicks, onContextMenu for the menu's "open in a new tab". */}
      <a
        ref={originalLink}
        href={pathname.replace(/^\/+/, '/')} // "//host" would lead to another site
        onClick={removeTranslationCookie}
        onAuxClick={removeTranslationCookie}
        onContextMenu={removeTranslationCookie}
      >
        {translator.original}
      </a>
    </>
  )
}

/**
 * Loads the service's script, calls `onLoaded`, then renders its widget into #translator. Rejects if any of
 * it fails.
 */
async function loadWidget(onLoaded: () => void) {
  await new Promise<void>((resolve, reject) => {
    window.onTranslatorReady = resolve
    document.head.append(Object.assign(document.createElement('script'), { onerror: reject, src: loaderUrl }))
    setTimeout(reject, loaderTimeoutMs) // does nothing if the service has called back
  })
  onLoaded() // hides the status before the widget appears: both together would need another line
  // The specification demands these options (`calls.translator` in e2e/specification.ts).
  const options = { pageLanguage: language.replace(/-.*/, ''), autoDisplay: false }
  new window.google.translate.TranslateElement(options, 'translator')
}
