import { elevations, files, products } from 'virtual:content'
import type { FocusEvent } from 'react'
import { scrollToTarget } from '../lib/scrollToTarget.ts'
import { Icon } from './Icon.tsx'
import styles from './SizeComparison.module.css'

/** A hundred millimetres are one em: style sheets choose the scale by the font's size. */
const em = (millimetres: number) => `${millimetres / 100}em`

/** Fewer are no comparison. */
const least = 3

/** The pieces that have an elevation, on one line at one scale, to be scrolled sideways; each leads to its photograph. */
export function SizeComparison() {
  const pieces = products.pieces.flatMap(({ photograph, elevation }) => {
    const size = elevations[photograph]
    return elevation && size ? [{ photograph, label: elevation, ...size }] : []
  })
  if (pieces.length < least) return null

  /** Browsers leave what is half in view as it is; the keyboard's focus must be seen whole. */
  const bringIntoView = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <nav className={styles.comparison} aria-labelledby="comparison" data-screen-only>
      <div>
        <h2 id="comparison">{products.comparison.heading}</h2>
        <p>
          {products.comparison.text} <Icon name="next" />
        </p>
      </div>
      <ul className="when-parsed" onFocus={bringIntoView}>
        {pieces.map(({ photograph, label, width, height }) => (
          <li key={photograph}>
            <a href={`#${photograph}`} onClick={(event) => scrollToTarget(event, 'a')}>
              <svg width={em(width)} height={em(height)} aria-hidden="true">
                <use href={`${files.elevations}#${photograph}`} />
              </svg>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
