import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Mark } from '../components/Mark.tsx'
import { PageLink } from '../components/PageLink.tsx'
import { pages, sustainability } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { words } from '../content/words.ts'
import { breakpoints } from '../styles/breakpoints.ts'
import styles from './Header.module.css'
import { TranslateWidget } from './TranslateWidget.tsx'

/** Logo, navigation in the specified order, translator; on small screens the navigation is a panel behind a button. */
export function Header() {
  const { pathname, key } = useLocation()
  /** The navigation at which the menu was opened: another one closes it, for good, also if the visitor comes back. */
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === key
  if (openedAt && !open) setOpenedAt(null)
  const button = useRef<HTMLButtonElement>(null)

  // Before Layout's own, which moves the focus to a heading that must not be inert any more.
  useLayoutEffect(() => {
    if (!open) return
    const background = document.querySelectorAll('main, footer')
    for (const part of background) part.toggleAttribute('inert', true)
    document.documentElement.classList.add(styles.locked ?? '')
    const close = () => setOpenedAt(null)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const media = matchMedia(breakpoints.desktop)
    media.addEventListener('change', close)
    addEventListener('keydown', closeOnEscape)
    return () => {
      for (const part of background) part.removeAttribute('inert')
      document.documentElement.classList.remove(styles.locked ?? '')
      media.removeEventListener('change', close)
      removeEventListener('keydown', closeOnEscape)
    }
  }, [open])

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
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-expanded={open}
        aria-controls="navigation"
        aria-label={open ? words.closeMenu : words.openMenu}
        onClick={() => setOpenedAt(open ? null : key)}
      >
        <span aria-hidden="true" />
      </button>
      <div id="navigation" className={styles.panel} data-open={open || undefined}>
        <nav aria-label={words.mainNavigation}>
          <ul>{items}</ul>
        </nav>
        <TranslateWidget />
      </div>
    </header>
  )
}
