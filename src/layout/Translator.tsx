import { labels, language } from 'virtual:content'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { removeTranslationCookie } from '../lib/removeTranslationCookie.ts'
import styles from './Translator.module.css'

const { translator } = labels

/** URL of Google's loader, exactly as nginx.conf allows it in the CSP of the translated view. */
const loaderUrl = 'https://translate.google.com/translate_a/element.js'
/** ms after which a missing widget counts as a failure. */
const timeoutMs = 10_000

declare global {
  interface Window {
    translatorReady?: () => void
    google?: { translate?: { TranslateElement: new (options: object, element: string) => unknown } }
  }
}

/**
 * Whether this document is the translated view, whose CSP allows the translator. nginx.conf marks it with data-view. Neither
 * URL nor cookie proves it: the document may be cached, or another tab may have set the cookie.
 */
const isTranslatedView = () => document.documentElement.dataset.view === 'translated'

/** useSyncExternalStore needs a subscription, but `isTranslatedView` never changes within a document. */
const subscribeToNothing = () => () => undefined

/** A link to the translated view, the only document whose CSP allows the translation service. */
export const TranslatedViewLink = () => (
  <a className={`text-button small ${styles.link}`} href="?translate" aria-label={translator.label}>
    {translator.control}
  </a>
)

/** In the translated view: the service's widget, its status, and a link back to the original. */
export const Translator = ({ inert }: { inert: boolean }) => (
  <div className={`${styles.translator} small screen-only`} inert={inert}>
    {useSyncExternalStore(subscribeToNothing, isTranslatedView, () => false) && <Widget />}
  </div>
)

function Widget() {
  const { pathname } = useLocation()
  const originalLink = useRef<HTMLAnchorElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    return loadWidget(
      () => flushSync(() => setState('shown')),
      () => setState('failed'),
    )
  }, [state])

  return (
    <>
      <div id="translator" className={`${styles.widget} notranslate`} />
      {state !== 'shown' && (
        <p role="status" className={styles.status}>
          {state === 'failed' ? translator.failure : translator.loading}
        </p>
      )}
      {state === 'failed' && (
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            originalLink.current?.focus() // because the focused button disappears
            setState('loading')
          }}
        >
          {translator.retry}
        </button>
      )}
      {/* With the cookie nginx would serve the translated view again. onAuxClick: a middle click opens a new tab. */}
      <a
        ref={originalLink}
        href={pathname}
        onClick={removeTranslationCookie}
        onAuxClick={removeTranslationCookie}
      >
        {translator.original}
      </a>
    </>
  )
}

/**
 * Loads the service's script and renders its widget into #translator. Calls `onShown` before it renders the widget, and
 * `onFailed` if loading or rendering fails. Returns a function that cancels both calls.
 */
function loadWidget(onShown: () => void, onFailed: () => void) {
  const script = document.createElement('script')
  const timer = setTimeout(failLoading, timeoutMs)
  /** Removes the callbacks: a script that loads or fails after the timeout then changes nothing. */
  function stopLoading() {
    clearTimeout(timer)
    script.onerror = null
    window.translatorReady = () => undefined
  }
  function failLoading() {
    stopLoading()
    onFailed()
  }
  window.translatorReady = () => {
    stopLoading()
    const TranslateElement = window.google?.translate?.TranslateElement
    if (!TranslateElement) return onFailed()
    // `calls.translator` in e2e/specification.ts
    const options = { pageLanguage: language.split('-')[0] ?? '', autoDisplay: false }
    try {
      onShown() // hides the status before the widget appears: both together would need a second line
      new TranslateElement(options, 'translator')
    } catch (error) {
      console.error(error)
      onFailed()
    }
  }
  script.src = `${loaderUrl}?cb=translatorReady`
  script.onerror = failLoading
  document.head.append(script)
  return stopLoading
}
