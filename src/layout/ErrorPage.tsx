import { labels } from 'virtual:content'
import { useEffect } from 'react'
import { TimberJoint } from '../components/TimberJoint.tsx'
import styles from './ErrorPage.module.css'

const { errorPage } = labels

/**
 * Shown for unknown URLs and after render errors, without a stack trace. Its link loads a document, because the router may
 * be gone after an error.
 */
export function ErrorPage({ hasFailed = false }: { hasFailed?: boolean }) {
  // For an unknown URL Layout has set the title. After a render error it has not.
  useEffect(() => {
    if (hasFailed) document.title = errorPage.title
  })
  return (
    <section className={`${styles.errorPage} titled`}>
      <h1 tabIndex={-1}>{errorPage.title}</h1>
      {hasFailed ? null : <p className={styles.status}>{errorPage.notFound}</p>}
      <p>{hasFailed ? errorPage.failureText : errorPage.notFoundText}</p>
      <a href="/" className="button">
        {errorPage.home}
      </a>
      <TimberJoint className={styles.joint} />
    </section>
  )
}
