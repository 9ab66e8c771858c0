import type { Content } from '../content/schemas/contentSchemas.ts'
import { joinClasses } from '../lib/joinClasses.ts'
import styles from './Card.module.css'
import { Icon } from './Icon.tsx'
import { PageLink } from './PageLink.tsx'
import { Picture } from './Picture.tsx'

interface Props {
  card: Content['home']['cards']['items'][number]
  /** On desktops a large and a small card share a row, and a wide card fills a row. */
  variant: 'large' | 'small' | 'wide'
  /** Whether a small or wide card is alone in its row on tablets. Its text is then beside its photograph. */
  isAloneInRow: boolean
}

/** A photograph with a heading, one to four paragraphs, an optional list and an optional link to a page. */
export function Card({ card: { photograph, heading, lines, list, button }, variant, isAloneInRow }: Props) {
  const slot = `${variant}Card` as const
  return (
    <article className={joinClasses(styles.card, styles[slot], isAloneInRow && styles.isAloneInRow)}>
      <Picture name={photograph} slot={slot} className={styles.picture} />
      <div className="stack">
        <h3>{heading}</h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {list && (
          <ul role="list" className={`${styles.list} small`} data-icon={list.icon}>
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
