import type { Equivalent, Mutant } from './mutants/mutant.ts'

/** Three slides, 2500 ms, goes on after interaction; pause, focus and reduced motion stop it. */
export const mutants: readonly Mutant[] = [
  ...[2499, 2501].map((delay) => ({
    name: `carousel: delay ${delay}`,
    file: 'src/content/home.ts',
    find: 'delay: 2500,',
    replace: `delay: ${delay},`,
    killedBy: 'moves on by itself after 2500 ms, not earlier, again and again',
  })),
  {
    name: 'carousel: 2 slides',
    file: 'src/content/home.ts',
    find: "'hero-bedroom', 'hero-bar'] as",
    replace: "'hero-bedroom'] as",
    killedBy: 'has three slides',
  },
  {
    name: 'carousel: 4 slides',
    file: 'src/content/home.ts',
    find: "'hero-bar'] as",
    replace: "'hero-bar', 'tour-living'] as",
    killedBy: 'has three slides',
  },
  {
    name: 'carousel: autoplay stopped by interaction',
    file: 'src/components/Carousel.tsx',
    find: 'disableOnInteraction: false',
    replace: 'disableOnInteraction: true',
    killedBy: 'goes on after a drag',
  },
  {
    name: 'carousel: autoplay paused by the mouse',
    file: 'src/components/Carousel.tsx',
    find: 'pauseOnMouseEnter: false',
    replace: 'pauseOnMouseEnter: true',
    killedBy: 'goes on while the mouse rests on it',
  },
  {
    name: 'carousel: autoplay paused by a click, as if by the keyboard',
    file: 'src/components/Carousel.tsx',
    find: "target.matches(':focus-visible')",
    replace: 'target !== null',
    killedBy: 'goes on after the next arrow',
  },
  {
    name: 'carousel: autoplay never starts',
    file: 'src/components/Carousel.tsx',
    find: '    swiper.autoplay.start()\n',
    replace: '',
    killedBy: 'moves on by itself after 2500 ms, not earlier, again and again',
  },
  {
    name: 'carousel: dots lead one too far',
    file: 'src/components/Carousel.tsx',
    find: 'onClick={() => show(slide)}',
    replace: 'onClick={() => show(slide + 1)}',
    killedBy: 'shows what the dot says',
  },
  {
    name: 'carousel: the dot changes, the slide does not',
    file: 'src/components/Carousel.tsx',
    find: '    swiper?.slideTo(wanted.current)\n',
    replace: '',
    killedBy: 'shows the slide where the dot says so',
  },
  {
    name: 'carousel: the previous arrow leads forwards',
    file: 'src/components/Carousel.tsx',
    find: 'aria-label={words.previous} onClick={() => show(wanted.current - 1)}',
    replace: 'aria-label={words.previous} onClick={() => show(wanted.current + 1)}',
    killedBy: 'turns back and forth by its arrows, round the ends',
  },
  {
    name: 'carousel: arrows end at the ends',
    file: 'src/components/Carousel.tsx',
    find: '(next + count) % count',
    replace: 'Math.min(Math.max(next, 0), count - 1)',
    killedBy: 'turns back and forth by its arrows, round the ends',
  },
  {
    name: 'carousel: no arrow keys',
    file: 'src/components/Carousel.tsx',
    find: "    if (key === 'ArrowRight') show(wanted.current + 1)\n",
    replace: '',
    killedBy: 'goes on after an arrow key',
  },
  {
    name: 'carousel: pause button dead',
    file: 'src/components/Carousel.tsx',
    find: "onClick={() => setChoice(playing ? 'pause' : 'play')}",
    replace: 'onClick={() => undefined}',
    killedBy: 'stands while it is paused and goes on when it is started',
  },
  {
    name: 'carousel: started again by its arrows',
    file: 'src/components/Carousel.tsx',
    find: '    setIndex(wanted.current)\n    swiper',
    replace: "    setIndex(wanted.current)\n    setChoice('play')\n    swiper",
    killedBy: 'stays paused when the visitor turns to another slide',
  },
  {
    name: 'carousel: started again when the focus leaves',
    file: 'src/components/Carousel.tsx',
    find: '    setFocused((was) => was && currentTarget.contains(relatedTarget))',
    replace:
      "{\n    setFocused((was) => was && currentTarget.contains(relatedTarget))\n    if (!currentTarget.contains(relatedTarget)) setChoice('play')\n  }",
    killedBy: 'stays where the visitor paused it when the keyboard focus has left',
  },
  {
    name: 'carousel: focus does not pause',
    file: 'src/components/Carousel.tsx',
    find: 'const moving = playing && !focused',
    replace: 'const moving = playing',
    killedBy: 'stands while the keyboard focus is inside and goes on when it has left',
  },
  {
    name: 'carousel: stands for good after focus',
    file: 'src/components/Carousel.tsx',
    find: 'was && currentTarget.contains(relatedTarget)',
    replace: 'was',
    killedBy: 'stands while the keyboard focus is inside and goes on when it has left',
  },
  {
    name: 'carousel: hidden slides can be reached',
    file: 'src/components/Carousel.tsx',
    find: 'inert={swiper !== null && slide !== index}',
    replace: 'inert={false}',
    killedBy: 'keeps slides that are not shown out of reach',
  },
  {
    name: 'carousel: moves under reduced motion',
    file: 'src/components/Carousel.tsx',
    find: 'choice === null ? !(swiper && still) :',
    replace: 'choice === null ? true :',
    killedBy: 'stands until the visitor starts it',
  },
  {
    name: 'carousel: fades under reduced motion',
    file: 'src/components/Carousel.tsx',
    find: 'speed: still ? 0 : fadeTime',
    replace: 'speed: fadeTime',
    killedBy: 'turns at once by its arrows',
  },
  {
    name: 'carousel: dots 8 px wide',
    file: 'src/components/Carousel.module.css',
    find: 'inline-size: var(--dot-target);',
    replace: 'inline-size: 0.5rem;',
    killedBy: 'has dots of 24 px or more',
  },
]

/** Edits that break nothing, each with the reason. */
export const equivalents: readonly Equivalent[] = [
  {
    name: 'autoplay: disableOnInteraction left to its default',
    file: 'src/components/Carousel.tsx',
    find: ', disableOnInteraction: false',
    replace: '',
    reason: "Swiper 14's default is false; it stands there because specification §9 says so.",
  },
]
