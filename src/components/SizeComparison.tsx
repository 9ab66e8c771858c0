import { comparedPieces, elevationsUrl, products } from 'virtual:content'
import type { FocusEvent } from 'react'
import { scrollToTarget } from '../lib/scrollToTarget.ts'
import { Icon } from './Icon.tsx'
import styles from './SizeComparison.module.css'

/** Millimetres in em: 100 mm are 1em, so that the style sheet sets the scale by font-size. */
const toEm = (millimetres: number) => `${millimetres / 100}em`

/**
 * A row of drawings of the pieces, all at the same scale. It scrolls sideways. Each drawing links to its piece.
 * build/galleryStyles.ts sets the properties of Compared-pieces.
 */
export function SizeComparison() {
  if (comparedPieces.length === 0) return null

  /**
   * Scrolls a link focused by keyboard into full view. Browsers do not scroll if part of the link is already
   * visible.
   */
  const bringIntoView = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <nav className={`${styles.comparison} Compared-pieces screen-only`} aria-labelledby="comparison">
      <div className={styles.introduction}>
        <h2 id="comparison" className="minor-heading">
          {products.comparison.heading}
        </h2>
        <p className={styles.hint}>
          {products.comparison.text} <Icon name="next" />
        </p>
      </div>
      <ul className={`${styles.row} when-parsed`} onFocus={bringIntoView}>
        {comparedPieces.map(({ photograph, label, width, height }) => (
          <li key={photograph} className={styles.piece}>
            <a href={`#piece-${photograph}`} className={styles.link} onClick={scrollToTarget}>
              <svg className={styles.drawing} width={toEm(width)} height={toEm(height)} aria-hidden="true">
                <use href={`${elevationsUrl}#${photograph}`} />
              </svg>
              <span className={`${styles.label} small`}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
