import { labels, pages, site, sustainability } from 'virtual:content'
import { Fragment } from 'react'
import { useLocation } from 'react-router'
import { Logo } from '../components/Logo.tsx'
import { NewTabLink } from '../components/NewTabLink.tsx'
import { PageLink } from '../components/PageLink.tsx'
import type { useMenu } from './useMenu.ts'
import { joinClasses } from '../lib/joinClasses.ts'
import styles from './Header.module.css'
import { longNameThreshold } from './isHeaderTall.ts'
import { Translator } from './Translator.tsx'

const { frame, translator } = labels
const isNameLong = site.name.length > longNameThreshold

/** Logo, navigation and translator. On small screens the navigation is a panel that a button opens. */
export function Header({ menu: { buttonRef, isOpen, toggle } }: { menu: ReturnType<typeof useMenu> }) {
  const { pathname } = useLocation()

  const navigationItems = pages.map(({ path, label }) => (
    <Fragment key={path}>
      <li>
        <PageLink to={path} aria-current={path === pathname ? 'page' : undefined}>
          {label}
        </PageLink>
      </li>
      {path === sustainability.after && (
        <li>
          <NewTabLink href={site.sustainabilityUrl}>{sustainability.label}</NewTabLink>
        </li>
      )}
    </Fragment>
  ))

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <PageLink
          to="/"
          className={joinClasses('text-button', styles.logo, isNameLong && styles.longName)}
          aria-label={`${site.name}, ${frame.homeLink}`}
        >
          <Logo />
          <span translate="no">{site.name}</span>
        </PageLink>
        <button
          ref={buttonRef}
          type="button"
          className={`icon-button ${styles.menuButton} script-only`}
          aria-expanded={isOpen}
          aria-controls="navigation"
          aria-label={isOpen ? frame.closeMenu : frame.openMenu}
          onClick={toggle}
        >
          <span aria-hidden="true" />
        </button>
        <div id="navigation" className={`${styles.panel} screen-only`} data-menu-open={isOpen || undefined}>
          <nav aria-label={frame.mainNavigation} className="when-parsed small">
            <ul>{navigationItems}</ul>
          </nav>
          {/* Leads to the translated view (nginx.conf): only its CSP allows the translation service. */}
          <a
            className={`text-button small ${styles.translateLink} script-only`}
            href="?translate"
            aria-label={translator.label}
          >
            {translator.control}
          </a>
        </div>
      </div>
      <Translator inert={isOpen} />
    </header>
  )
}
