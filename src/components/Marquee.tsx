import { Fragment, useEffect, useState, type ComponentType } from 'react'
import type { MarqueeProps } from 'react-fast-marquee'
import { certificationsMarquee as content } from '../content/about.ts'
import { site } from '../content/site.ts'
import { marqueeControls } from '../content/words.ts'
import { useReducedMotion } from '../lib/useReducedMotion.ts'
import { Icon } from './Icon.tsx'
import { Mark } from './Mark.tsx'
import styles from './Marquee.module.css'

/** Pixels a second, and pixels of each edge (specification §9). */
const speed = 100
const gradientWidth = 40

/** Copies in the standing row: enough for a screen of 2560 px. */
const copies = Array.from({ length: 12 }, (_, index) => index)

/** The certifications marquee: one image to assistive technology, a standing row where nothing may move. */
export function CertificationsMarquee() {
  const still = useReducedMotion()
  const [playing, setPlaying] = useState(true)
  const [FastMarquee, setFastMarquee] = useState<ComponentType<MarqueeProps> | null>(null)

  useEffect(() => {
    if (still) return
    const fetchMarquee = async () => {
      const { FastMarquee: fetched } = await import('../lib/fastMarquee.ts')
      setFastMarquee(() => fetched)
    }
    // Where it cannot be had, the row stands, and there is nothing to pause.
    fetchMarquee().catch((error: unknown) => console.error(error))
  }, [still])

  const lockup = (
    <span className={styles.lockup}>
      <Mark />
      {site.name}
    </span>
  )
  return (
    <div className={styles.marquee} data-screen-only>
      <div role="img" aria-label={content.alt} className={styles.strip}>
        <div aria-hidden="true">
          {FastMarquee && !still ? (
            <FastMarquee
              autoFill
              pauseOnHover
              play={playing}
              speed={speed}
              gradient
              gradientColor="var(--paper)"
              gradientWidth={gradientWidth}
            >
              {lockup}
            </FastMarquee>
          ) : (
            <div className={styles.row}>
              {copies.map((copy) => (
                <Fragment key={copy}>{lockup}</Fragment>
              ))}
            </div>
          )}
        </div>
      </div>
      <div className={styles.control}>
        {FastMarquee && !still && (
          <button type="button" className={styles.pause} onClick={() => setPlaying(!playing)}>
            <Icon name={playing ? 'pause' : 'play'} />
            {playing ? marqueeControls.pause : marqueeControls.play}
          </button>
        )}
      </div>
    </div>
  )
}
