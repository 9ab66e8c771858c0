import { AddressLines } from '../components/AddressLines.tsx'
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx'
import { PageLink } from '../components/PageLink.tsx'
import { pages } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { words } from '../content/words.ts'
import styles from './Footer.module.css'

/** Phone, e-mail, addresses, links and copyright line, on every page. */
export function Footer({ inert }: { inert: boolean }) {
  return (
    <footer className={styles.footer} inert={inert}>
      <p className={styles.reach}>
        <PhoneLink /> <EmailLink />
      </p>
      <div className={`${styles.columns} named`}>
        <div>
          <h2>{words.headOffice}</h2>
          <AddressLines place="headOffice" />
        </div>
        <nav aria-labelledby="pages">
          <h2 id="pages">{words.pages}</h2>
          <ul>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <PageLink to={path}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{words.factory}</h2>
          <AddressLines place="factory" />
        </div>
      </div>
      <p className={styles.copyright}>
        © {site.name}. {words.copyright}
      </p>
    </footer>
  )
}
