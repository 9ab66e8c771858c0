import { useEffect, useState } from 'react'
import { home } from 'virtual:content'
import { countUp } from '../lib/countUp.ts'
import { useReducedMotion } from '../lib/reducedMotion.ts'
import styles from './Counters.module.css'

/** px of scroll after which the counters start, and ms per increment (specification §9). */
const scrollTrigger = 300
const step = 1

/** Whether the counters have started in this document: they run only once. */
let counted = false

const { items } = home.counters
const longest = Math.max(...items.map(({ target }) => target)) * step

/**
 * The counter strip: shows 0 until the page is scrolled past the trigger, then counts. `elapsed` is in ms. Null shows the
 * final numbers: when prerendered, with reduced motion, and after the first run.
 */
export function Counters() {
  const reducedMotion = useReducedMotion()
  const [elapsed, setElapsed] = useState<number | null>(null)

  useEffect(() => {
    if (reducedMotion || counted) return
    setElapsed(0)
    let frame = 0
    const startBeyondTrigger = () => {
      if (scrollY <= scrollTrigger) return
      removeEventListener('scroll', startBeyondTrigger)
      counted = true
      const start = performance.now()
      const paint = () => {
        const now = performance.now() - start
        setElapsed(now < longest ? now : null)
        if (now < longest) frame = requestAnimationFrame(paint)
      }
      frame = requestAnimationFrame(paint)
    }
    addEventListener('scroll', startBeyondTrigger, { passive: true })
    startBeyondTrigger()
    return () => {
      removeEventListener('scroll', startBeyondTrigger)
      cancelAnimationFrame(frame)
      setElapsed(null)
    }
  }, [reducedMotion])

  return (
    <dl className={styles.counters}>
      {items.map(({ label, target, plus }) => {
        const final = `${target}${plus ? '+' : ''}`
        const value = elapsed === null ? target : countUp(elapsed, target, step)
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {/* role=img, named with the final number: screen readers do not read the changing text. */}
              <span role="img" aria-label={final}>
                {value === target ? final : value}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
