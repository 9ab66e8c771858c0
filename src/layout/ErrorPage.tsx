import { useEffect } from 'react'
import { Joint } from '../components/Joint.tsx'
import { errorTitle } from '../content/pages.ts'
import { errorPage } from '../content/words.ts'
import styles from './ErrorPage.module.css'

/**
 * What an unknown URL and a failure show, with a way home and no stack trace. The link loads a document: after a failure
 * the router may be gone.
 */
export function ErrorPage({ hasFailed = false }: { hasFailed?: boolean }) {
  // After every rendering: one failure may follow another, and the frame sets titles before.
  useEffect(() => {
    document.title = errorTitle
  })
  return (
    <section className={styles.page}>
      <h1 tabIndex={-1}>{errorTitle}</h1>
      {hasFailed ? null : <p className={styles.status}>{errorPage.notFound}</p>}
      <p>{hasFailed ? errorPage.failureText : errorPage.notFoundText}</p>
      <a href="/" className="button">
        {errorPage.home}
      </a>
      <Joint className={styles.joint} />
    </section>
  )
}
