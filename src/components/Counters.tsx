import { useEffect, useState } from 'react'
import { home } from 'virtual:content'
import { useReducedMotion } from '../lib/reducedMotion.ts'
import styles from './Counters.module.css'

/** px of scroll after which the counters start (`constants.trigger` in e2e/specification.ts). */
const scrollTriggerPx = 300

/** Whether the counters have started in this document: they run only once. */
let hasStarted = false

const { items } = home.counters
const longestCountMs = Math.max(...items.map(({ target }) => target))

/**
 * The counter strip. After hydration it shows 0 until the page is scrolled past `scrollTriggerPx`, then counts up. The
 * prerendered page shows the final numbers.
 */
export function Counters() {
  const reducedMotion = useReducedMotion()
  /**
   * ms since the start; 0 before it. Infinity shows the final numbers: in the prerendered page, with reduced motion,
   * and after the first run.
   */
  const [elapsedMs, setElapsedMs] = useState(Infinity)

  useEffect(() => {
    if (reducedMotion || hasStarted) return
    setElapsedMs(0)
    const startIfScrolled = () => {
      if (hasStarted || scrollY <= scrollTriggerPx) return
      hasStarted = true
      const startTime = performance.now()
      const updateElapsedMs = () => {
        const ms = performance.now() - startTime
        setElapsedMs(ms)
        if (ms < longestCountMs) frameRequest = requestAnimationFrame(updateElapsedMs)
      }
      frameRequest = requestAnimationFrame(updateElapsedMs)
    }
    addEventListener('scroll', startIfScrolled)
    // Checks one frame later, because after Back the browser restores the scroll position only after this effect.
    let frameRequest = requestAnimationFrame(startIfScrolled)
    return () => {
      removeEventListener('scroll', startIfScrolled)
      cancelAnimationFrame(frameRequest)
      setElapsedMs(Infinity)
    }
  }, [reducedMotion])

  return (
    <dl className={`${styles.counters} when-parsed`} data-count={items.length}>
      {items.map(({ label, target, plus }) => {
        const finalText = `${target}${plus ? '+' : ''}`
        // Each counter grows by 1 every millisecond (`constants.step` in e2e/specification.ts).
        const shownNumber = Math.min(Math.floor(elapsedMs), target)
        return (
          <div key={label}>
            <dt className="small">{label}</dt>
            <dd>
              {/* role=img makes screen readers read the label (the final number), not a number in between. */}
              <span role="img" aria-label={finalText}>
                {shownNumber === target ? finalText : shownNumber}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
