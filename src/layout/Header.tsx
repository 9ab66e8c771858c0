import { Fragment } from 'react'
import { useLocation } from 'react-router-dom'
import { Mark } from '../components/Mark.tsx'
import { PageLink } from '../components/PageLink.tsx'
import { pages, sustainability } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { words } from '../content/words.ts'
import type { useMenu } from '../lib/useMenu.ts'
import styles from './Header.module.css'
import { Translator, TranslateLink } from './Translator.tsx'

/** Logo, navigation in the specified order, translator; on small screens the navigation is a panel behind a button. */
export function Header({ menu }: { menu: ReturnType<typeof useMenu> }) {
  const { pathname } = useLocation()

  const items = pages.map(({ path, label }) => (
    <Fragment key={path}>
      <li>
        <PageLink to={path} aria-current={path === pathname ? 'page' : undefined}>
          {label}
        </PageLink>
      </li>
      {path === sustainability.after && (
        <li>
          <a href={sustainability.href} target="_blank" rel="noopener noreferrer">
            {sustainability.label}
            <span className="visually-hidden"> ({words.newTab})</span>
          </a>
        </li>
      )}
    </Fragment>
  ))

  return (
    <header className={styles.header}>
      <PageLink to="/" className={styles.logo ?? ''} aria-label={`${site.name}, ${words.homeLink}`}>
        <Mark />
        <span>{site.name}</span>
      </PageLink>
      <button
        ref={menu.button}
        type="button"
        className={styles.menuButton}
        aria-expanded={menu.isOpen}
        aria-controls="navigation"
        aria-label={menu.isOpen ? words.closeMenu : words.openMenu}
        onClick={menu.toggle}
      >
        <span aria-hidden="true" />
      </button>
      <div id="navigation" className={styles.panel} data-open={menu.isOpen || undefined}>
        <nav aria-label={words.mainNavigation} className="when-parsed">
          <ul>{items}</ul>
        </nav>
        <TranslateLink />
      </div>
      <Translator />
    </header>
  )
}
