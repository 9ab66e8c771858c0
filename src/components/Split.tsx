import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import styles from './Split.module.css'

interface Props {
  photograph: string
  /** Whether it opens the page: its picture is the first, its heading that of the page. */
  hero?: boolean
  /** The side of the photograph on wide screens; on others it is above the text. */
  side: 'start' | 'end'
  tone?: 'plaster' | 'paper'
  /** Whether the text is long, as a form is: it then has more columns, and the photograph is as high as it. */
  isLong?: boolean
  /** Whether it is left out in print. */
  isScreenOnly?: boolean
  /** Of its heading. */
  id: string
  heading: ReactNode
  /** What stands under the heading. */
  intro?: ReactNode
  children: ReactNode
  /** What stands under both. */
  foot?: ReactNode
}

/** A section with a photograph up to the edge of the page, beside or above a heading and what belongs to it. */
export function Split({
  photograph,
  hero,
  side,
  tone = 'paper',
  isLong = false,
  isScreenOnly = false,
  id,
  heading,
  intro,
  children,
  foot,
}: Props) {
  const Heading = hero ? 'h1' : 'h2'
  const classes = [styles.split, styles[side], styles[tone], isLong ? styles.long : '']
  return (
    <section className={classes.join(' ')} aria-labelledby={id} data-screen-only={isScreenOnly || undefined}>
      <Picture name={photograph} slot="split" hero={hero ?? false} className={styles.picture} />
      <div className={styles.text}>
        <div className="stack">
          <Heading id={id} tabIndex={-1}>
            {heading}
          </Heading>
          {intro}
        </div>
        <div className="stack">{children}</div>
      </div>
      {foot}
    </section>
  )
}
