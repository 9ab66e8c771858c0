import { labels, pages, site } from 'virtual:content'
import { AddressLines } from '../components/AddressLines.tsx'
import { EmailLink, PhoneLink } from '../components/ContactLinks.tsx'
import { PageLink } from '../components/PageLink.tsx'
import styles from './Footer.module.css'

export const Footer = ({ inert }: { inert: boolean }) => (
  <footer className={`${styles.footer} iron`} inert={inert}>
    <p className={styles.contactLinks} translate="no">
      <PhoneLink className={styles.phone} /> <EmailLink />
    </p>
    <div className={`${styles.columns} headed-parts`}>
      <div>
        <h2>{labels.frame.headOffice}</h2>
        <AddressLines lines={site.addresses.headOffice} />
      </div>
      <nav aria-labelledby="pages" className={`${styles.pages} screen-only`}>
        <h2 id="pages">{labels.frame.pages}</h2>
        <ul>
          {pages.map(({ path, label }) => (
            <li key={path}>
              <PageLink to={path}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2>{labels.frame.factory}</h2>
        <AddressLines lines={site.addresses.factory} />
      </div>
    </div>
    <p className="small">{`© ${site.name}. ${labels.frame.copyright}`}</p>
  </footer>
)
