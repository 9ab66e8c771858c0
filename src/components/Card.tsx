import type { CardContent } from '../content/home.ts'
import styles from './Card.module.css'
import { Icon } from './Icon.tsx'
import { PageLink } from './PageLink.tsx'
import { Picture } from './Picture.tsx'

/** A photograph with up to four lines, an optional list and an optional button to one of the pages. */
export function Card({ content }: { content: CardContent }) {
  const { photo, place, heading, lines, list, button } = content
  return (
    <article className={`${styles.card} ${styles[place]}`}>
      <Picture name={photo} place={place} className={styles.picture} />
      <div>
        <h3>{heading}</h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {list && (
          <ul className={styles.list} data-icon={list.icon}>
            {list.items.map((item) => (
              <li key={item}>
                {list.icon === 'check' && <Icon name="check" />}
                {item}
              </li>
            ))}
          </ul>
        )}
        {button && (
          <PageLink to={button.to} className="button">
            {button.label}
          </PageLink>
        )}
      </div>
    </article>
  )
}
