import { useEffect, useState } from 'react'
import { home } from 'virtual:content'
import { countUp } from '../lib/countUp.ts'
import { useReducedMotion } from '../lib/reducedMotion.ts'
import styles from './Counters.module.css'

/** px of scroll beyond which they count, and ms for a rise of one (specification §9). */
const scrollTrigger = 300
const step = 1

/** Whether they have started in this visit: they count the first time only. */
let counted = false

const { items } = home.counters
const longest = Math.max(...items.map(({ target }) => target)) * step

/**
 * The counter strip: idle at 0, counts once the page is scrolled beyond the trigger. `elapsed` is in ms; `null` means
 * final numbers, which is what the prerendered page, reduced motion and a second look show.
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
              {/* An image to assistive technology: named with the final number, its ticking text is not read. */}
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
