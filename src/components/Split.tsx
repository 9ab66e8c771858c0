import type { ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import { joinClasses } from '../lib/joinClasses.ts'
import styles from './Split.module.css'

interface Props {
  photograph: string
  /** Whether this is the page's first section. Its photograph then loads first, and its heading is the h1. */
  isFirst?: boolean
  /** Whether the photograph is at the end of the row on desktops. Below desktop width it is above the text. */
  isPhotographAtEnd?: boolean
  /**
   * Whether the content is long, such as a form. It then gets more columns, and the photograph is taller and
   * at the start.
   */
  isLong?: boolean
  /** Whether the section has the page's background, --paper. Unless it is long, it then has space above and below, too. */
  isOnPaper?: boolean
  className?: string
  headingId: string
  heading: ReactNode
  /** Content directly under the heading. On tablets `children` are beside both. */
  intro?: ReactNode
  children: ReactNode
  /** Content below both the photograph and the text. */
  foot?: ReactNode
}

/** A section with a photograph at the edge of the page, beside or above a heading and its content. */
export function Split(props: Props) {
  const { photograph, isFirst, isPhotographAtEnd, isLong, isOnPaper, className, headingId } = props
  const Heading = isFirst ? 'h1' : 'h2'
  const backgroundClass = isOnPaper ? styles.onPaper : 'plaster'
  const layoutClass = joinClasses(isPhotographAtEnd && styles.end, isLong && styles.long)
  return (
    <section
      className={joinClasses('illustrated', styles.split, backgroundClass, layoutClass, className)}
      aria-labelledby={headingId}
    >
      <Picture
        name={photograph}
        slot={isLong ? 'longSplit' : 'split'}
        isFirst={isFirst}
        className={`${styles.picture} illustration`}
      />
      <div className={`${styles.text} stack`}>
        <div className="stack">
          <Heading id={headingId}>{props.heading}</Heading>
          {props.intro}
        </div>
        <div className="stack">{props.children}</div>
      </div>
      {props.foot}
    </section>
  )
}
