import { labels } from 'virtual:content'
import { useEffect } from 'react'
import { Joint } from '../components/Joint.tsx'
import styles from './ErrorPage.module.css'

const { errorPage } = labels

/**
 * What an unknown URL and a failure show, with a way home and no stack trace. The link loads a document: after a failure
 * the router may be gone.
 */
export function ErrorPage({ hasFailed = false }: { hasFailed?: boolean }) {
  // After every rendering: one failure may follow another, and the frame sets titles before.
  useEffect(() => {
    document.title = errorPage.title
  })
  return (
    <section className={styles.page}>
      <h1 tabIndex={-1}>{errorPage.title}</h1>
      {hasFailed ? null : <p className={styles.status}>{errorPage.notFound}</p>}
      <p>{hasFailed ? errorPage.failureText : errorPage.notFoundText}</p>
      <a href="/" className="button">
        {errorPage.home}
      </a>
      <Joint className={styles.joint} />
    </section>
  )
}
