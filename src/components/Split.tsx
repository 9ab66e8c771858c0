import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import styles from './Split.module.css'

interface Props {
  photograph: string
  /** Whether it is the page's first picture. */
  hero?: boolean
  /** The side of the photograph on wide screens; on others it is above the text. */
  side: 'start' | 'end'
  tone?: 'plaster' | 'paper'
  /** Whether the text is long, as a form is: it then has more columns, and the photograph is as high as it. */
  isLong?: boolean
  /** Whether it is left out in print. */
  isScreenOnly?: boolean
  /** The id of its heading. */
  labelledBy: string
  heading: ReactNode
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
  labelledBy,
  heading,
  children,
  foot,
}: Props) {
  const classes = [styles.split, styles[side], styles[tone], isLong ? styles.long : '']
  return (
    <section
      className={classes.join(' ')}
      aria-labelledby={labelledBy}
      data-screen-only={isScreenOnly || undefined}
    >
      <Picture name={photograph} slot="split" hero={hero ?? false} className={styles.picture} />
      <div className={styles.text}>
        <div className="stack">{heading}</div>
        <div className="stack">{children}</div>
      </div>
      {foot}
    </section>
  )
}
