import { errorPage, labels } from 'virtual:content'
import { useLocation } from 'react-router'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { ErrorBoundary } from './layout/ErrorBoundary.tsx'
import { routes } from './routes.ts'
import { Footer } from './layout/Footer.tsx'
import { Header } from './layout/Header.tsx'
import styles from './App.module.css'
import { scrollToTarget } from './lib/scrollToTarget.ts'
import { useMenu } from './layout/useMenu.ts'
import { usePageChange } from './layout/usePageChange.ts'

const failurePage = <ErrorPage failureText={errorPage.failureText} />

/** The whole site. Shows only the error page if the header or the footer fails to render. */
export function App() {
  const { key } = useLocation()
  return (
    <ErrorBoundary retryKey={key} fallback={<main>{failurePage}</main>}>
      <Layout />
    </ErrorBoundary>
  )
}

/** Header, main and footer. `main` shows the page of the URL, or the error page for an unknown URL. */
function Layout() {
  const menu = useMenu()
  usePageChange()
  const { key, pathname } = useLocation()
  const { isOpen } = menu
  // The path must match exactly, as in nginx.conf, where /Contact and // are a 404, too.
  const Page = routes[pathname]?.Component ?? ErrorPage

  return (
    <>
      <a className={`${styles.skip} screen-only`} href="#content" inert={isOpen} onClick={scrollToTarget}>
        {labels.frame.skip}
      </a>
      <Header menu={menu} />
      <main id="content" inert={isOpen}>
        <ErrorBoundary retryKey={key} fallback={failurePage}>
          <Page />
        </ErrorBoundary>
      </main>
      <Footer inert={isOpen} />
    </>
  )
}
