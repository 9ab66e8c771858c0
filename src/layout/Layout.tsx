import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom'
import { errorTitle, findPage } from '../content/pages.ts'
import { words } from '../content/words.ts'
import { smoothToTop } from '../lib/smoothToTop.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

/** The frame of every page; after a navigation it sets title, focus and scroll position. */
export function Layout() {
  const { pathname, key, state } = useLocation()
  const navigation = useNavigationType()
  const arrived = useRef(key)

  useEffect(() => void dispatchEvent(new Event('app:ready')), [])

  useLayoutEffect(() => {
    if (arrived.current === key) return
    arrived.current = key
    document.title = findPage(pathname)?.title ?? errorTitle
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    if (navigation !== 'POP' && state?.scroll === smoothToTop.scroll) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    }
  }, [key, pathname, navigation, state])

  return (
    <>
      {/* Not the browser's own jump: to the router that is a navigation, with focus and scrolling of its own. */}
      <a
        className={styles.skip}
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus()
        }}
      >
        {words.skip}
      </a>
      <Header />
      <p id="load-failure" className={styles.failure} role="alert" hidden>
        {words.loadFailure}
      </p>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  )
}
