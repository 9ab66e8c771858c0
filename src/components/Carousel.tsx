import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type UIEvent } from 'react'
import type { Swiper as SwiperType } from 'swiper'
import { carousel } from '../content/home.ts'
import { captionOf } from '../content/photos.ts'
import { carouselControls as words } from '../content/words.ts'
import { useReducedMotion } from '../lib/useReducedMotion.ts'
import styles from './Carousel.module.css'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'

const count = carousel.slides.length
/** ms that a slide stands still (specification §9). */
const delay = 2500
/** ms that one slide takes to cross into the next. */
const fadeTime = 600

/**
 * The home page's slide show. Without script it is a strip to scroll; Swiper takes it over once it has loaded.
 * It moves on by itself unless the visitor paused it, the keyboard focus is inside, or motion is unwanted.
 */
export function Carousel() {
  const still = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [focused, setFocused] = useState(false)
  const [swiper, setSwiper] = useState<SwiperType | null>(null)
  const [failed, setFailed] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  const wanted = useRef(0)
  /** Whether the slide show has the strip: its own scrolling back is told before the next rendering. */
  const taken = useRef(false)

  // Offered as "pause" until it is known whether it may move: a press that is kept until then must not start it.
  const playing = choice === null ? !(swiper && still) : choice === 'play'
  const moving = playing && !focused

  useEffect(() => {
    let made: SwiperType | undefined
    let left = false
    const take = async () => {
      const { Swiper, Autoplay, EffectFade } = await import('../lib/swiper.ts')
      if (left || !strip.current) return
      // Where the visitor has swiped to, unless a control was used.
      if (wanted.current === 0)
        wanted.current = Math.round(strip.current.scrollLeft / strip.current.clientWidth)
      taken.current = true
      strip.current.scrollLeft = 0
      made = new Swiper(strip.current, {
        modules: [Autoplay, EffectFade],
        effect: 'fade',
        speed: still ? 0 : fadeTime,
        rewind: true,
        initialSlide: wanted.current,
        // Specification §9: goes on after the visitor's clicks and drags.
        autoplay: { delay, disableOnInteraction: false, pauseOnMouseEnter: false },
        on: {
          slideChange: ({ activeIndex }) => {
            wanted.current = activeIndex
            setIndex(activeIndex)
          },
        },
      })
      made.autoplay.stop()
      setIndex(made.activeIndex)
      setSwiper(made)
    }
    // It stays a strip to scroll if this fails, by hand or by the controls.
    take().catch((error: unknown) => {
      console.error(error)
      taken.current = false
      setFailed(true)
    })
    return () => {
      left = true
      taken.current = false
      made?.destroy()
      setSwiper(null)
    }
  }, [still])

  useEffect(() => {
    if (!swiper || !moving) return
    swiper.autoplay.start()
    return () => {
      if (!swiper.destroyed) swiper.autoplay.stop()
    }
  }, [swiper, moving])

  const show = (next: number) => {
    wanted.current = (next + count) % count
    setIndex(wanted.current)
    if (swiper) swiper.slideTo(wanted.current)
    else if (strip.current)
      strip.current.scrollTo({
        left: wanted.current * strip.current.clientWidth,
        behavior: still ? 'instant' : 'smooth',
      })
  }
  /** As long as it is a strip, the dots follow what has been scrolled to. */
  const noteScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (taken.current) return
    wanted.current = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
    setIndex(wanted.current)
  }
  const showByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(wanted.current - 1)
    if (key === 'ArrowRight') show(wanted.current + 1)
  }
  const noteFocus = ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible'))
  const noteBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused((was) => was && currentTarget.contains(relatedTarget))

  return (
    <section
      className={styles.carousel}
      aria-roledescription={words.roleDescription}
      aria-label={carousel.label}
      onFocus={noteFocus}
      onBlur={noteBlur}
      onKeyDown={showByKey}
    >
      <div className={styles.controls}>
        {!failed && (
          <button
            type="button"
            aria-label={playing ? words.pause : words.play}
            onClick={() => setChoice(playing ? 'pause' : 'play')}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )}
        <div role="group" aria-label={words.dots} className={styles.dots}>
          {carousel.slides.map((name, slide) => (
            <button
              key={name}
              type="button"
              aria-label={words.dot(slide + 1)}
              aria-current={slide === index ? 'true' : undefined}
              onClick={() => show(slide)}
            />
          ))}
        </div>
        <button type="button" aria-label={words.previous} onClick={() => show(wanted.current - 1)}>
          <Icon name="previous" />
        </button>
        <button type="button" aria-label={words.next} onClick={() => show(wanted.current + 1)}>
          <Icon name="next" />
        </button>
      </div>
      {/* As long as it is a strip to scroll, it can be scrolled by keyboard. */}
      <div
        ref={strip}
        className={styles.strip}
        data-live={swiper ? '' : undefined}
        tabIndex={swiper ? undefined : 0}
        onScrollEnd={noteScroll}
      >
        <div
          className={`swiper-wrapper ${styles.slides}`}
          aria-live={moving ? 'off' : 'polite'}
          aria-atomic="false"
        >
          {carousel.slides.map((name, slide) => (
            <div
              key={name}
              className={`swiper-slide ${styles.slide}`}
              role="group"
              aria-roledescription={words.slideRoleDescription}
              aria-label={words.position(slide + 1, count)}
              inert={swiper !== null && slide !== index}
            >
              <Picture name={name} place="slide" hero={slide === 0} className={styles.picture} />
              <p className={styles.caption}>
                <span>{carousel.titles[slide]}</span>
                <span>{captionOf(name)}</span>
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
