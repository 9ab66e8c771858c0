import { useEffect, useRef, useState } from 'react'
import { about, labels, site } from 'virtual:content'
import { useIsVisible } from '../lib/useIsVisible.ts'
import { Icon } from './Icon.tsx'
import { Logo } from './Logo.tsx'
import { joinClasses } from '../lib/joinClasses.ts'
import styles from './Marquee.module.css'

/** Speed of the row (`constants.speed` in e2e/specification.ts). */
const pxPerSecond = 100
/** Keys of the copies of logo and name. Each copy is at least 400 px wide: together they fill a screen of 3840 px. */
const copyKeys = Array.from({ length: 12 }, (_, index) => index)

/** Whether the marquee moved when the visitor last left it. */
let wasPlaying = true

/** A moving row of logo and firm name: one image for screen readers. With reduced motion it does not move. */
export function Marquee() {
  const [isPlaying, setIsPlaying] = useState(wasPlaying)
  const row = useRef<HTMLDivElement>(null)
  const isVisible = useIsVisible(row)

  // The duration follows from the width, which depends on the firm's name and changes when the web font has loaded.
  useEffect(() => {
    const element = row.current as HTMLDivElement
    element.style.setProperty('--copies', String(copyKeys.length))
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--duration', `${element.offsetWidth / copyKeys.length / pxPerSecond}s`),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div className={`${styles.marquee} screen-only`}>
      <div role="img" aria-label={about.certifications.alt}>
        <div className={styles.strip} aria-hidden="true" dir="ltr" translate="no">
          <div ref={row} className={styles.row} data-paused={!isPlaying || !isVisible || undefined}>
            {copyKeys.map((copy) => (
              <span key={copy} className={joinClasses(styles.lockup, copy > 0 && styles.copy)}>
                <Logo />
                {site.name}
              </span>
            ))}
          </div>
        </div>
      </div>
      <div className={`${styles.control} small script-only`}>
        <button type="button" className="text-button" onClick={() => setIsPlaying((wasPlaying = !isPlaying))}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          <span>{isPlaying ? labels.marquee.pause : labels.marquee.play}</span>
        </button>
      </div>
    </div>
  )
}
