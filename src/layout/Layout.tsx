import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { errorTitle, findPage } from '../content/pages.ts'
import { words } from '../content/words.ts'
import { useScrollPosition } from '../lib/useScrollPosition.ts'
import { FailureBoundary } from './FailureBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

/** ms in which a page comes in: by the compositor, and with no picture of the one that is left, which costs a frame. */
const arrivalTime = 150

/** The frame of every page; after a navigation it sets title, focus and scroll position. */
export function Layout() {
  const { pathname, key, state } = useLocation()
  const navigation = useNavigationType()
  const arrived = useRef(key)
  const main = useRef<HTMLElement>(null)

  useEffect(() => void dispatchEvent(new Event('app:ready')), [])

  useLayoutEffect(() => {
    if (arrived.current === key) return
    arrived.current = key
    document.title = findPage(pathname)?.title ?? errorTitle
    const { current: page } = main
    if (!page) return
    // Who comes back, or is scrolled to the top, is taken through the whole of the page.
    page.toggleAttribute('data-arriving', navigation !== 'POP' && !state)
    setTimeout(() => page.removeAttribute('data-arriving'), arrivalTime)
    page.querySelector('h1')?.focus({ preventScroll: true })
    if (matchMedia('(prefers-reduced-motion: no-preference)').matches)
      page.animate({ opacity: [0, 1] }, arrivalTime)
  }, [key, navigation, pathname, state])

  useScrollPosition()

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
      <main ref={main} id="content" tabIndex={-1}>
        <FailureBoundary visit={key}>
          <Outlet />
        </FailureBoundary>
      </main>
      <Footer />
    </>
  )
}
