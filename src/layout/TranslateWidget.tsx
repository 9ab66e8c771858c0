import { useEffect, useState } from 'react'
import { translator } from '../content/words.ts'
import { isTranslated } from '../lib/isTranslated.ts'
import styles from './TranslateWidget.module.css'

/** Address of Google's loader; the only path of the service that the policy of the translated view admits as a start. */
const loader = 'https://translate.google.com/translate_a/element.js'
/** ms after which a loader that answered but made no widget counts as failed. */
const patience = 10_000

declare global {
  interface Window {
    translatorReady?: () => void
    google?: { translate?: { TranslateElement: new (options: object, element: string) => unknown } }
  }
}

type State = 'offered' | 'loading' | 'shown' | 'failed'

/**
 * The translator of the header. A page offers it as a link to the page's translated view, since only that view's
 * policy admits the service; there, the service's script is loaded and puts its widget in.
 */
export function TranslateWidget() {
  const [state, setState] = useState<State>('offered')

  useEffect(() => {
    if (isTranslated()) setState('loading')
  }, [])

  useEffect(() => {
    if (state !== 'loading') return
    const fail = () => setState('failed')
    const timer = setTimeout(fail, patience)
    window.translatorReady = () => {
      const Widget = window.google?.translate?.TranslateElement
      if (!Widget) return fail()
      // Specification §7: page language English, automatic display off.
      new Widget({ pageLanguage: 'en', autoDisplay: false }, 'translator')
      setState('shown')
    }
    const script = document.createElement('script')
    script.src = `${loader}?cb=translatorReady`
    script.onerror = fail
    document.head.append(script)
    return () => {
      clearTimeout(timer)
      script.remove()
    }
  }, [state])

  if (state === 'offered')
    return (
      <a className={styles.control} href="?translate" aria-label={translator.label}>
        {translator.control}
      </a>
    )
  return (
    <div className={styles.control}>
      <div id="translator" className="notranslate" />
      {state !== 'shown' && (
        <p role="status">
          <span>{state === 'failed' ? translator.failure : translator.loading}</span>
        </p>
      )}
      {state === 'failed' && (
        <button type="button" onClick={() => setState('loading')}>
          {translator.retry}
        </button>
      )}
    </div>
  )
}
