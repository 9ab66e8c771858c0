import type { FocusEvent } from 'react'
import { products } from '../content/products.ts'
import elevations from '../images/elevations.svg?url&no-inline'
import { scrollToTarget } from '../lib/scrollToTarget.ts'
import styles from './Floor.module.css'
import { Icon } from './Icon.tsx'

const { heading, text, elevations: pieces } = products.floor

/** A hundred millimetres are one em: style sheets choose the scale by the font's size. */
const em = (millimetres: number) => `${millimetres / 100}em`

/** The pieces on one hairline at one scale, to be scrolled sideways; each leads to its photograph below. */
export function Floor() {
  /** Browsers leave what is half in view as it is; the keyboard's focus must be seen whole. */
  const bringIntoView = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <nav className={styles.floor} aria-labelledby="floor" data-screen-only>
      <div>
        <h2 id="floor">{heading}</h2>
        <p>
          {text} <Icon name="next" />
        </p>
      </div>
      <ul className="when-parsed" onFocus={bringIntoView}>
        {pieces.map(({ photo, label, width, height }) => (
          <li key={photo}>
            <a href={`#${photo}`} onClick={(event) => scrollToTarget(event, 'a')}>
              <svg width={em(width)} height={em(height)} aria-hidden="true">
                <use href={`${elevations}#${photo}`} />
              </svg>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
