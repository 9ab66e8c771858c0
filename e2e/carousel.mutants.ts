import type { Mutants } from './mutants/mutants.ts'

/** Three slides, 2500 ms, goes on after interaction; pause, focus and reduced motion stop it. */
export const mutants: Mutants = {
  'moves on by itself after 2500 ms, not earlier, again and again': [
    ['src/components/Carousel.tsx', 'delay = 2500', 'delay = 2499'],
  ],
  'goes on after a drag': [
    ['src/components/Carousel.tsx', 'disableOnInteraction: false', 'disableOnInteraction: true'],
  ],
  'goes on after the mouse has come to rest on it': [
    ['src/components/Carousel.tsx', 'pauseOnMouseEnter: false', 'pauseOnMouseEnter: true'],
  ],
  'goes on after an arrow and an arrow key': [
    ['src/components/Carousel.tsx', "target.matches(':focus-visible')", 'target !== null'],
    ['src/components/Carousel.tsx', "    if (key === 'ArrowRight') show(wanted.current + 1)\n", ''],
  ],
  'shows the slide of the dot, and no other': [
    ['src/components/Carousel.tsx', 'onClick={() => show(slide)}', 'onClick={() => show(slide + 1)}'],
  ],
  'turns back and forth by its arrows, round the ends': [
    ['src/content/home.ts', "'hero-bedroom', 'hero-bar'] as", "'hero-bedroom'] as"],
    [
      'src/components/Carousel.tsx',
      'aria-label={words.previous} onClick={() => show(wanted.current - 1)}',
      'aria-label={words.previous} onClick={() => show(wanted.current + 1)}',
    ],
  ],
  'stands while it is paused, at the slide that is chosen, and goes on when it is started': [
    [
      'src/components/Carousel.tsx',
      "onClick={() => setChoice(playing ? 'pause' : 'play')}",
      'onClick={() => undefined}',
    ],
    [
      'src/components/Carousel.tsx',
      'aria-label={playing ? words.pause : words.play}',
      'aria-label={words.pause}',
    ],
    [
      'src/components/Carousel.tsx',
      '    setIndex(wanted.current)\n    if (swiper)',
      "    setIndex(wanted.current)\n    setChoice('play')\n    if (swiper)",
    ],
  ],
  'stays where the visitor paused it when the keyboard focus has left': [
    [
      'src/components/Carousel.tsx',
      '    setFocused((was) => was && currentTarget.contains(relatedTarget))',
      "{\n    setFocused((was) => was && currentTarget.contains(relatedTarget))\n    if (!currentTarget.contains(relatedTarget)) setChoice('play')\n  }",
    ],
  ],
  'stands while the keyboard focus is inside and goes on when it has left': [
    ['src/components/Carousel.tsx', 'const moving = playing && !focused', 'const moving = playing'],
  ],
  'stands until the visitor starts it': [
    ['src/components/Carousel.tsx', 'choice === null ? !(swiper && still) :', 'choice === null ? true :'],
  ],
  'turns at once by its arrows': [
    ['src/components/Carousel.tsx', 'speed: still ? 0 : fadeTime', 'speed: fadeTime'],
  ],
  'crosses its photographs, but its words are there or not, never faint': [
    ['src/components/Carousel.module.css', '      visibility 0s var(--slow),\n', ''],
  ],
  'is announced only while it stands, by choice or for the keyboard': [
    ['src/components/Carousel.tsx', "aria-live={moving ? 'off' : 'polite'}", 'aria-live="off"'],
  ],
}
