import { errorPage, labels } from 'virtual:content'
import { Outlet, useLocation } from 'react-router'
import { scrollToTarget } from '../lib/scrollToTarget.ts'
import { useMenu } from '../lib/useMenu.ts'
import { usePageChange } from '../lib/usePageChange.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'

/** Renders header, main and footer of every page. */
export function Layout() {
  const { key } = useLocation()
  const menu = useMenu()
  usePageChange()

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
      <main id="content" inert={menu.isOpen}>
        <ErrorBoundary retryKey={key} fallback={<ErrorPage failure={errorPage.failureText} />}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer inert={menu.isOpen} />
    </>
  )
}
