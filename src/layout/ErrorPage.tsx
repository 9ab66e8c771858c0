import { errorPage } from 'virtual:content'
import { useEffect } from 'react'
import { TimberJoint } from '../components/TimberJoint.tsx'
import { focusElement } from '../lib/focusElement.ts'
import styles from './ErrorPage.module.css'

/**
 * Shown for unknown URLs, and with the text `failureText` after render and server errors, without a stack trace. Its
 * link loads a new document, because after an error the router may no longer work.
 */
export function ErrorPage({ failureText }: { failureText?: string }) {
  // For an unknown URL, usePageChange sets title and focus. After a render error, Layout (which calls usePageChange)
  // or the focused element may be gone. So this effect sets title and focus, and scrolls to the top.
  useEffect(() => {
    if (!failureText) return
    document.title = errorPage.title
    document.documentElement.scrollIntoView({ inline: 'start' })
    focusElement(document.querySelector('h1'))
  }, [failureText])
  return (
    <section className={`${styles.errorPage} titled`}>
      <h1>{errorPage.title}</h1>
      {failureText ? null : <p className={`${styles.status} lead`}>{errorPage.notFound}</p>}
      <p>{failureText ?? errorPage.notFoundText}</p>
      <a href="/" className="button">
        {errorPage.home}
      </a>
      <TimberJoint className={styles.joint} />
    </section>
  )
}
