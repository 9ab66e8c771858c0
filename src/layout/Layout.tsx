import { labels } from 'virtual:content'
import { useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { findPage } from '../content/findPage.ts'
import { prefetchPhotograph } from '../images/sources.ts'
import { prefersReducedMotion } from '../lib/reducedMotion.ts'
import { scrollToTarget } from '../lib/scrollToTarget.ts'
import { useMenu } from '../lib/useMenu.ts'
import { useScrollRestoration } from '../lib/useScrollRestoration.ts'
import { routes } from '../routes.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { FailureBoundary } from './FailureBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

/** ms of the fade-in after a navigation. Not a view transition: its snapshot of the old page costs a frame. */
const fadeMs = 150

/** Prefetches the first photograph of the page to which the link under the pointer leads. */
function prefetchFirstPhotograph({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null
  const first = routes[link?.pathname ?? '']?.firstPhotograph
  if (first) prefetchPhotograph(first.photograph, first.slot)
}

/** Renders header, main and footer of every page. After a navigation it sets title, focus and scroll position. */
export function Layout() {
  const { pathname, key } = useLocation()
  const navigationType = useNavigationType()
  const menu = useMenu()
  const shownKey = useRef(key)
  const main = useRef<HTMLElement>(null)
  /** By key of a history entry: index in `document.links` of the last link to another page that was clicked there. */
  const usedLinks = useRef<Partial<Record<string, number>>>({})

  useLayoutEffect(() => {
    const recordLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      // Not the skip link, nor a link to another view of this page.
      if (link && link.pathname !== location.pathname)
        usedLinks.current[shownKey.current] = Array.from(document.links).indexOf(link)
    }
    addEventListener('click', recordLink, true)
    addEventListener('pointerover', prefetchFirstPhotograph)
    return () => {
      removeEventListener('click', recordLink, true)
      removeEventListener('pointerover', prefetchFirstPhotograph)
    }
  }, [])

  useLayoutEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    document.title = findPage(pathname)?.title ?? labels.errorPage.title
    const usedLink = navigationType === 'POP' ? document.links[usedLinks.current[key] ?? -1] : undefined
    const focused = usedLink?.offsetParent ? usedLink : main.current?.querySelector('h1') // a hidden link has no offsetParent
    focused?.focus({ preventScroll: true })
    if (!prefersReducedMotion()) main.current?.animate({ opacity: [0, 1] }, fadeMs)
  }, [key, navigationType, pathname])

  useScrollRestoration()

  return (
    <>
      <a
        className={`${styles.skip} screen-only`}
        href="#content"
        inert={menu.isOpen}
        onClick={scrollToTarget}
      >
        {labels.frame.skip}
      </a>
      <Header menu={menu} />
      <main ref={main} id="content" tabIndex={-1} inert={menu.isOpen}>
        <FailureBoundary retryKey={key} fallback={<ErrorPage hasFailed />}>
          <Outlet />
        </FailureBoundary>
      </main>
      <Footer inert={menu.isOpen} isPhoneAtTop={routes[pathname]?.isPhoneAtTop ?? false} />
    </>
  )
}
