import { useEffect } from 'react'
import { Joint } from '../components/Joint.tsx'
import { PageLink } from '../components/PageLink.tsx'
import { errorTitle } from '../content/pages.ts'
import { errorPage } from '../content/words.ts'
import styles from './ErrorPage.module.css'

/** What an unknown address and a failure show, in the site's frame, with a way home and no stack trace. */
export function ErrorPage({ failed = false }: { failed?: boolean }) {
  // After every rendering: it stays where one failure follows another, and the frame sets titles before.
  useEffect(() => {
    document.title = errorTitle
  })
  return (
    <section className={styles.page}>
      <h1 tabIndex={-1}>{errorTitle}</h1>
      {failed ? null : <p className={styles.status}>{errorPage.notFound}</p>}
      <p>{failed ? errorPage.failureText : errorPage.notFoundText}</p>
      <PageLink to="/" className="button">
        {errorPage.home}
      </PageLink>
      <Joint className={styles.joint} />
    </section>
  )
}
