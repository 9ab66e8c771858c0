import { labels } from 'virtual:content'
import { useEffect, useRef } from 'react'
import { TimberJoint } from '../components/TimberJoint.tsx'
import styles from './ErrorPage.module.css'

const { errorPage } = labels

/**
 * Shown for unknown URLs and after render errors, without a stack trace. Its link loads a new document, because after an
 * error the router may no longer work.
 */
export function ErrorPage({ hasFailed = false }: { hasFailed?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // For an unknown URL Layout sets title and focus. After a render error Layout, or the focused element, may be gone.
  useEffect(() => {
    if (!hasFailed) return
    document.title = errorPage.title
    heading.current?.focus({ preventScroll: true })
  }, [hasFailed])
  return (
    <section className={`${styles.errorPage} titled`}>
      <h1 ref={heading} tabIndex={-1}>
        {errorPage.title}
      </h1>
      {hasFailed ? null : <p className={`${styles.status} lead`}>{errorPage.notFound}</p>}
      <p>{hasFailed ? errorPage.failureText : errorPage.notFoundText}</p>
      <a href="/" className="button">
        {errorPage.home}
      </a>
      <TimberJoint className={styles.joint} />
    </section>
  )
}
