import { useEffect, useRef, useState } from 'react'
import { home, labels } from 'virtual:content'
import { getArrowStep } from '../lib/getArrowStep.ts'
import { fillTemplate } from '../lib/fillTemplate.ts'
import { useReducedMotion } from '../lib/reducedMotion.ts'
import { useIsVisible } from '../lib/useIsVisible.ts'
import { useSwipe } from '../lib/useSwipe.ts'
import styles from './Carousel.module.css'
import { IconButton } from './IconButton.tsx'
import { Picture } from './Picture.tsx'

const { items, label } = home.slides
const slideCount = items.length
/** ms that a slide is shown between two fades (`constants.delay` in e2e/specification.ts). */
const shownMs = 2500
/** ms of the fade between two slides. It equals --slow-duration, as repeatedValues.test.ts checks. */
const slideFadeMs = 600
/** The visitor's last choice in this document. It holds after a visit to another page, too. */
let lastChoice: 'play' | 'pause' | null = null

/**
 * The home page's carousel. Without JavaScript, visitors scroll a row of slides. With JavaScript the slides are
 * stacked, and every few seconds the next one fades in. Autoplay stops while the carousel is paused or out of view, and
 * while it has the keyboard focus, unless "play" is clicked there. With reduced motion it starts only after a click on
 * "play".
 */
export function Carousel() {
  const reducedMotion = useReducedMotion()
  const [isStacked, setIsStacked] = useState(false)
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState(lastChoice)
  const [isStoppedByFocus, setIsStoppedByFocus] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  const isVisible = useIsVisible(strip)
  const previousIndex = useRef(0)

  // Before hydration the button says "pause", even with reduced motion. So a click queued before hydration must pause.
  const isPlaying = choice === null ? !(isStacked && reducedMotion) : choice === 'play'
  const nextChoice = isPlaying ? 'pause' : 'play'
  const isAutoplaying = isStacked && isPlaying && !isStoppedByFocus

  // Stacks the slides, and shows the slide to which the visitor has scrolled before hydration. Not in
  // useLayoutEffect, where reading scrollLeft would force a synchronous layout.
  useEffect(() => {
    const scroller = strip.current as HTMLDivElement
    const scrolledPx = Math.abs(scroller.scrollLeft) // negative on pages that run from right to left
    if (scrolledPx > 0) setIndex(Math.round(scrolledPx / scroller.clientWidth))
    setIsStacked(true)
    // If a button was focused before hydration, React has received no focus event. A focused strip
    // loses the focus here, because its tabIndex is removed.
    setIsStoppedByFocus(scroller.parentElement?.querySelector('button:focus-visible') !== null)
    scroller.scrollLeft = 0
  }, [])

  useEffect(() => {
    // 0 if the slide has already faded in, and only isAutoplaying or isVisible has changed.
    const fadeInMs = previousIndex.current === index || reducedMotion ? 0 : slideFadeMs
    previousIndex.current = index
    if (!isAutoplaying || !isVisible) return
    const timer = setTimeout(() => setIndex((index + 1) % slideCount), fadeInMs + shownMs)
    return () => clearTimeout(timer)
  }, [index, isAutoplaying, isVisible, reducedMotion])

  const turnSlide = (step: number) => setIndex((current) => (current + step + slideCount) % slideCount)
  /** Turns to the slide on the left (-1) or right (1). On Arabic pages, for example, the next slide is on the left. */
  const turnLeftOrRight = (step: number) =>
    turnSlide(getComputedStyle(document.body).direction === 'rtl' ? -step : step)
  const swipeProps = useSwipe(turnLeftOrRight, isStacked) // until the slides are stacked, the browser scrolls the strip

  return (
    <section
      className={styles.carousel}
      aria-roledescription={labels.slides.roleDescription}
      aria-label={label}
      onFocus={({ target }) => setIsStoppedByFocus(target.matches(':focus-visible'))}
      // When only the window loses the focus, the element stays active.
      onBlur={({ target }) => document.activeElement === target || setIsStoppedByFocus(false)}
      onKeyDown={(event) => turnLeftOrRight(getArrowStep(event))} // 0 for other keys: stays
    >
      {slideCount > 1 && (
        <div className={`${styles.controls} when-parsed script-only`}>
          <IconButton
            icon={nextChoice}
            label={labels.slides[nextChoice]}
            onClick={() => {
              setChoice((lastChoice = nextChoice))
              setIsStoppedByFocus(false) // after a click on play by keyboard the button still has the focus
            }}
          />
          <div role="group" aria-label={labels.slides.dots} className={styles.dots}>
            {items.map((_, slideIndex) => (
              <button
                key={slideIndex}
                type="button"
                className="icon-button"
                aria-label={fillTemplate(labels.slides.dot, { number: slideIndex + 1 })}
                aria-current={slideIndex === index ? 'true' : undefined}
                onClick={() => setIndex(slideIndex)}
              />
            ))}
          </div>
          <div className={styles.arrows}>
            <IconButton icon="previous" label={labels.slides.previous} onClick={() => turnSlide(-1)} />
            <IconButton icon="next" label={labels.slides.next} onClick={() => turnSlide(1)} />
          </div>
        </div>
      )}
      {/* tabIndex: until the slides are stacked, visitors can focus the strip and scroll it with arrow keys. */}
      <div
        ref={strip}
        className={styles.strip}
        data-stacked={isStacked || undefined}
        tabIndex={isStacked ? undefined : 0}
        {...swipeProps}
      >
        <div className={styles.slides} aria-live={isAutoplaying ? 'off' : 'polite'}>
          {items.map(({ photograph, title, text }, slideIndex) => (
            <div
              key={slideIndex}
              className={styles.slide}
              role="group"
              aria-roledescription={labels.slides.slideRoleDescription}
              aria-label={fillTemplate(labels.slides.position, { number: slideIndex + 1, count: slideCount })}
              inert={isStacked && slideIndex !== index}
            >
              <Picture name={photograph} slot="slide" isFirst={slideIndex === 0} className={styles.picture} />
              <p className={`${styles.slideCaption} caption`}>
                <span className="caption-title">{title}</span> <span>{text}</span>
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
