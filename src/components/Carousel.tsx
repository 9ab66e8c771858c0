import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { home, labels } from 'virtual:content'
import { fillText } from '../lib/fillText.ts'
import { useReducedMotion } from '../lib/reducedMotion.ts'
import { useIsSeen } from '../lib/useIsSeen.ts'
import { useSwipe } from '../lib/useSwipe.ts'
import styles from './Carousel.module.css'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'

const { items, label } = home.slides
const count = items.length
/** ms that a slide stands still (specification §9). */
const delayMs = 2500
/** ms that one slide takes to cross into the next; the style sheet's --slow. */
const fadeMs = 600

/**
 * The home page's slide show. Without script it is a strip to scroll, with it the slides lie on top of each other. It moves
 * on by itself unless the visitor paused it, cannot see it, has the keyboard focus in it, or wants no motion.
 */
export function Carousel() {
  const reducedMotion = useReducedMotion()
  const [isStacked, setIsStacked] = useState(false)
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(strip)
  const standing = useRef(0)

  // "Pause" until it is known whether it may move: a click that was queued until then must not start it.
  const isPlaying = choice === null ? !(isStacked && reducedMotion) : choice === 'play'
  const isMoving = isStacked && isPlaying && !hasFocus

  // The slide to which the visitor has scrolled the strip stays. After the paint, when asking for it lays nothing out.
  useEffect(() => {
    const { current: scroller } = strip
    if (!scroller) return
    if (scroller.scrollLeft > 0) setIndex(Math.round(scroller.scrollLeft / scroller.clientWidth))
    setIsStacked(true)
    scroller.scrollLeft = 0
  }, [])

  useEffect(() => {
    const fade = standing.current === index || reducedMotion ? 0 : fadeMs
    standing.current = index
    if (!isMoving || !isSeen || count === 1) return
    const timer = setTimeout(() => setIndex((index + 1) % count), fade + delayMs)
    return () => clearTimeout(timer)
  }, [index, isMoving, isSeen, reducedMotion])

  const turn = (step: 1 | -1) => setIndex((current) => (current + step + count) % count)
  const swipe = useSwipe(turn)
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  const onFocus = ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible'))
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setHasFocus((had) => had && currentTarget.contains(relatedTarget))

  return (
    <section
      className={styles.carousel}
      aria-roledescription={labels.slides.roleDescription}
      aria-label={label}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={turnByKey}
    >
      {count > 1 && (
        <div className={`${styles.controls} when-parsed`}>
          <button
            type="button"
            aria-label={isPlaying ? labels.slides.pause : labels.slides.play}
            onClick={() => setChoice(isPlaying ? 'pause' : 'play')}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <div role="group" aria-label={labels.slides.dots} className={styles.dots}>
            {items.map(({ photograph }, slide) => (
              <button
                key={photograph}
                type="button"
                aria-label={fillText(labels.slides.dot, { number: slide + 1 })}
                aria-current={slide === index ? 'true' : undefined}
                onClick={() => setIndex(slide)}
              />
            ))}
          </div>
          <button type="button" aria-label={labels.slides.previous} onClick={() => turn(-1)}>
            <Icon name="previous" />
          </button>
          <button type="button" aria-label={labels.slides.next} onClick={() => turn(1)}>
            <Icon name="next" />
          </button>
        </div>
      )}
      {/* A strip to scroll can be scrolled by keyboard. */}
      <div
        ref={strip}
        className={styles.strip}
        data-stacked={isStacked || undefined}
        tabIndex={isStacked ? undefined : 0}
        {...swipe}
      >
        <div className={styles.slides} aria-live={isMoving ? 'off' : 'polite'} aria-atomic="false">
          {items.map(({ photograph, title, text }, slide) => (
            <div
              key={photograph}
              className={styles.slide}
              role="group"
              aria-roledescription={labels.slides.slideRoleDescription}
              aria-label={fillText(labels.slides.position, { number: slide + 1, count })}
              inert={isStacked && slide !== index}
            >
              <Picture name={photograph} slot="slide" hero={slide === 0} className={styles.picture} />
              <p className={styles.caption}>
                <span>{title}</span>
                <span>{text}</span>
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
