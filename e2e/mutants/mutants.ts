import type { Equivalent, Mutant } from './mutant.ts'

/** Every promise broken on purpose; "constants" are those of specification §9. */
export const mutants: readonly Mutant[] = [
  ...carousel(),
  ...counters(),
  ...marquee(),
  ...gallery(),
  ...formFields(),
  ...form(),
  ...routing(),
  ...words(),
  ...menu(),
  ...contactPage(),
  ...arrival(),
  ...beforeTheApp(),
  ...failures(),
  ...translator(),
  ...withoutScript(),
  ...settings(),
  ...access(),
  ...server(),
  ...pureParts(),
  ...guards(),
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
  {
    name: "form: the browser's own submission is not prevented",
    file: 'src/components/Form.tsx',
    find: '    event.preventDefault()\n',
    replace: '',
    reason: 'method=dialog outside a dialog does nothing; either of the two is enough.',
  },
  {
    name: "form: values in the address, were it the browser's own submission",
    file: 'src/components/Form.tsx',
    find: 'method="dialog"',
    replace: 'method="get"',
    reason:
      "The script prevents that submission, the policy's form-action 'none' does, and without script there is no form.",
  },
  {
    name: 'menu: a choice does not close it by itself',
    file: 'src/layout/Header.tsx',
    find: '        onClick={() => setOpenedAt(null)}\n',
    replace: '',
    reason: 'The new location closes it as well, also where it is the same page.',
  },
  {
    name: 'nginx: no rule of its own against .br and .gz',
    file: 'nginx.conf',
    find: '        location ~ \\.(?:map|br|gz)$              { return 404; }\n',
    replace: '',
    reason: 'A type that is not named leaves the server nowhere: the rule for pages looks for FILE.br.html.',
  },
]

/** Home: three slides, 2500 ms, goes on after interaction; pause, focus and reduced motion stop it. */
function carousel(): Mutant[] {
  const component = 'src/components/Carousel.tsx'
  const content = 'src/content/home.ts'
  const moves = 'the carousel › moves on by itself after 2500 ms, not earlier, again and again'
  const focus = 'the carousel › stands while the keyboard focus is inside and goes on when it has left'
  const pause = 'the carousel › stands while it is paused and goes on when it is started'
  return [
    ...[2499, 2501].map((delay) => ({
      name: `carousel: delay ${delay}`,
      file: content,
      find: 'delay: 2500,',
      replace: `delay: ${delay},`,
      killedBy: moves,
    })),
    {
      name: 'carousel: 2 slides',
      file: content,
      find: "'hero-bedroom', 'hero-bar'] as",
      replace: "'hero-bedroom'] as",
      killedBy: 'the carousel › has three slides',
    },
    {
      name: 'carousel: 4 slides',
      file: content,
      find: "'hero-bar'] as",
      replace: "'hero-bar', 'tour-living'] as",
      killedBy: 'the carousel › has three slides',
    },
    {
      name: 'carousel: autoplay stopped by interaction',
      file: component,
      find: 'disableOnInteraction: false',
      replace: 'disableOnInteraction: true',
      killedBy: 'the carousel › goes on after a drag',
    },
    {
      name: 'carousel: autoplay paused by the mouse',
      file: component,
      find: 'pauseOnMouseEnter: false',
      replace: 'pauseOnMouseEnter: true',
      killedBy: 'the carousel › goes on while the mouse rests on it',
    },
    {
      name: 'carousel: autoplay paused by a click, as if by the keyboard',
      file: component,
      find: "target.matches(':focus-visible')",
      replace: 'target !== null',
      killedBy: 'the carousel › goes on after the next arrow',
    },
    {
      name: 'carousel: autoplay never starts',
      file: component,
      find: '    swiper.autoplay.start()\n',
      replace: '',
      killedBy: moves,
    },
    {
      name: 'carousel: dots lead one too far',
      file: component,
      find: 'onClick={() => show(slide)}',
      replace: 'onClick={() => show(slide + 1)}',
      killedBy: 'the carousel › shows what the dot says',
    },
    {
      name: 'carousel: the dot changes, the slide does not',
      file: component,
      find: '    swiper?.slideTo(wanted.current)\n',
      replace: '',
      killedBy: 'the carousel › shows the slide where the dot says so',
    },
    {
      name: 'carousel: the previous arrow leads forwards',
      file: component,
      find: 'aria-label={words.previous} onClick={() => show(wanted.current - 1)}',
      replace: 'aria-label={words.previous} onClick={() => show(wanted.current + 1)}',
      killedBy: 'the carousel › turns back and forth by its arrows, round the ends',
    },
    {
      name: 'carousel: arrows end at the ends',
      file: component,
      find: '(next + count) % count',
      replace: 'Math.min(Math.max(next, 0), count - 1)',
      killedBy: 'the carousel › turns back and forth by its arrows, round the ends',
    },
    {
      name: 'carousel: no arrow keys',
      file: component,
      find: "    if (key === 'ArrowRight') show(wanted.current + 1)\n",
      replace: '',
      killedBy: 'the carousel › goes on after an arrow key',
    },
    {
      name: 'carousel: pause button dead',
      file: component,
      find: "onClick={() => setChoice(playing ? 'pause' : 'play')}",
      replace: 'onClick={() => undefined}',
      killedBy: pause,
    },
    {
      name: 'carousel: started again by its arrows',
      file: component,
      find: '    setIndex(wanted.current)\n    swiper',
      replace: "    setIndex(wanted.current)\n    setChoice('play')\n    swiper",
      killedBy: 'the carousel › stays paused when the visitor turns to another slide',
    },
    {
      name: 'carousel: started again when the focus leaves',
      file: component,
      find: '    setFocused((was) => was && currentTarget.contains(relatedTarget))',
      replace:
        "{\n    setFocused((was) => was && currentTarget.contains(relatedTarget))\n    if (!currentTarget.contains(relatedTarget)) setChoice('play')\n  }",
      killedBy: 'the carousel › stays where the visitor paused it when the keyboard focus has left',
    },
    {
      name: 'carousel: focus does not pause',
      file: component,
      find: 'const moving = playing && !focused',
      replace: 'const moving = playing',
      killedBy: focus,
    },
    {
      name: 'carousel: stands for good after focus',
      file: component,
      find: 'was && currentTarget.contains(relatedTarget)',
      replace: 'was',
      killedBy: focus,
    },
    {
      name: 'carousel: of two turns in one moment the second starts where the first did',
      file: component,
      find: 'aria-label={words.next} onClick={() => show(wanted.current + 1)}',
      replace: 'aria-label={words.next} onClick={() => show(index + 1)}',
      killedBy: 'before the app has arrived › two actions take effect in order',
    },
    {
      name: 'carousel: hidden slides can be reached',
      file: component,
      find: 'inert={swiper !== null && slide !== index}',
      replace: 'inert={false}',
      killedBy: 'the carousel › keeps slides that are not shown out of reach',
    },
    {
      name: 'carousel: moves under reduced motion',
      file: component,
      find: 'choice === null ? !(swiper && still) :',
      replace: 'choice === null ? true :',
      killedBy: 'the carousel under reduced motion › stands until the visitor starts it',
      project: 'reduced-motion',
    },
    {
      name: 'carousel: fades under reduced motion',
      file: component,
      find: 'speed: still ? 0 : fadeTime',
      replace: 'speed: fadeTime',
      killedBy: 'the carousel under reduced motion › turns at once by its arrows',
      project: 'reduced-motion',
    },
    {
      name: 'carousel: an early dot is forgotten when the slide show comes',
      file: component,
      find: 'initialSlide: wanted.current',
      replace: 'initialSlide: 0',
      killedBy: 'before the app has arrived › a dot is kept',
    },
    // What assistive technology is told.
    {
      name: 'carousel: no role description',
      file: component,
      find: '      aria-roledescription={words.roleDescription}\n',
      replace: '',
      killedBy: 'the carousel is a region that says what it is',
    },
    {
      name: 'carousel: words cross as the photographs do',
      file: 'src/components/Carousel.module.css',
      find: '      visibility 0s var(--slow),\n',
      replace: '',
      killedBy: 'while the photographs cross, their words are there or not, but never faint',
    },
    {
      name: 'carousel: slides without role description',
      file: component,
      find: '              aria-roledescription={words.slideRoleDescription}\n',
      replace: '',
      killedBy: 'its slides are groups, "n of 3", that say what they are',
    },
    {
      name: 'carousel: aria-live always off',
      file: component,
      find: "aria-live={moving ? 'off' : 'polite'}",
      replace: 'aria-live="off"',
      killedBy: 'once the visitor has paused them, their changes are announced',
    },
    {
      name: 'carousel: aria-live always polite',
      file: component,
      find: "aria-live={moving ? 'off' : 'polite'}",
      replace: 'aria-live="polite"',
      killedBy: 'while the slides move, their changes are not announced',
    },
    {
      name: 'carousel: pause button not renamed',
      file: component,
      find: 'aria-label={playing ? words.pause : words.play}',
      replace: 'aria-label={words.pause}',
      killedBy: 'the pause button is renamed by what it does, and is no toggle besides',
    },
    {
      name: 'carousel: pause button a toggle besides',
      file: component,
      find: 'aria-label={playing ? words.pause : words.play}',
      replace: 'aria-label={playing ? words.pause : words.play} aria-pressed={!playing}',
      killedBy: 'the pause button is renamed by what it does, and is no toggle besides',
    },
    {
      name: 'carousel: pause button not the first control',
      file: component,
      find: '<div className={styles.controls}>',
      replace:
        '<div className={styles.controls}><button type="button" aria-label={words.next} onClick={() => show(index + 1)} />',
      killedBy: 'the pause button comes first among its controls',
    },
    {
      name: 'carousel: the current dot does not say so',
      file: component,
      find: "aria-current={slide === index ? 'true' : undefined}",
      replace: '',
      killedBy: 'the slide choosers are a named group and the current one says so',
    },
    {
      name: 'carousel: dots 8 px wide',
      file: 'src/components/Carousel.module.css',
      find: 'inline-size: var(--dot-target);',
      replace: 'inline-size: 0.5rem;',
      killedBy: 'the carousel › has dots of 24 px or more',
    },
  ]
}

/** Home: idle at 0 up to 300 px, then 1 each millisecond up to the targets, once. */
function counters(): Mutant[] {
  const component = 'src/components/Counters.tsx'
  const content = 'src/content/home.ts'
  const rise = 'the counters › rise by 1 each millisecond, painted once a frame'
  const end = 'the counters › end at their targets'
  const targets: [string, number, boolean][] = [
    ['Designs', 2500, true],
    ['Factories', 2, false],
    ['Machines', 150, true],
    ['Workforce', 1600, true],
    ['Experience', 21, true],
    ['Countries', 15, true],
  ]
  return [
    {
      name: 'counters: trigger 299',
      file: content,
      find: 'scrollTrigger: 300,',
      replace: 'scrollTrigger: 299,',
      killedBy: 'the counters › stay idle at 300 px',
    },
    {
      name: 'counters: trigger 301',
      file: content,
      find: 'scrollTrigger: 300,',
      replace: 'scrollTrigger: 301,',
      killedBy: 'the counters › count from 301 px on',
    },
    {
      name: 'counters: trigger "at least" instead of "more than"',
      file: component,
      find: 'scrollY <= counters',
      replace: 'scrollY < counters',
      killedBy: 'the counters › stay idle at 300 px',
    },
    {
      name: 'counters: no trigger',
      file: component,
      find: '      if (scrollY <= counters.scrollTrigger) return\n',
      replace: '',
      killedBy: 'the counters › are idle at 0',
    },
    ...[2, 0.5].map((step) => ({
      name: `counters: a step each ${step} ms`,
      file: content,
      find: 'step: 1,',
      replace: `step: ${step},`,
      killedBy: rise,
    })),
    ...targets.flatMap(([label, target, plus]) => [
      ...[target - 1, target + 1].map((wrong) => ({
        name: `counters: ${label} ${wrong}`,
        file: content,
        find: `label: '${label}', target: ${target},`,
        replace: `label: '${label}', target: ${wrong},`,
        killedBy: end,
      })),
      {
        name: `counters: ${label} ${plus ? 'without' : 'with'} plus sign`,
        file: content,
        find: `label: '${label}', target: ${target}, plus: ${plus}`,
        replace: `label: '${label}', target: ${target}, plus: ${!plus}`,
        killedBy: end,
      },
    ]),
    {
      name: 'counters: another label',
      file: content,
      find: "label: 'Experience'",
      replace: "label: 'Years'",
      killedBy: 'the counters › stand in the specified order under their labels',
    },
    {
      name: 'counters: the largest ends too early',
      file: component,
      find: ') * counters.step',
      replace: ') * counters.step * 0.99',
      killedBy: 'the counters › stop at their targets: 1600 after 1.6 s, 2500 after 2.5 s',
    },
    {
      name: 'counters: count again on the second visit to the page',
      file: component,
      find: 'if (still || counted) return',
      replace: 'if (still) return',
      killedBy: 'the counters › count only the first time: who comes back sees the targets',
    },
    {
      name: 'counters: a visit cut short does not count as one',
      file: component,
      find: '      counted = true\n',
      replace: '',
      and: {
        find: '        if (now < longest) frame = requestAnimationFrame(paint)\n',
        replace:
          '        if (now < longest) frame = requestAnimationFrame(paint)\n        else counted = true\n',
      },
      killedBy: 'the counters › do not count twice when the visitor leaves while they count',
    },
    {
      name: 'counters: a page that opens scrolled does not count',
      file: component,
      find: '    startBeyondTrigger()\n    return',
      replace: '    return',
      killedBy: 'the counters › count on a page that opens already scrolled',
    },
    {
      name: 'counters: stop when the visitor scrolls back',
      file: component,
      find: '        const now = performance.now() - start\n',
      replace: '        const now = performance.now() - start\n        if (scrollY === 0) return\n',
      killedBy: 'the counters › count on when the visitor scrolls back',
    },
    {
      name: 'counters: tick for assistive technology',
      file: component,
      find: 'aria-label={final}',
      replace: 'aria-label={String(value)}',
      killedBy: 'counters are named with their final numbers while they count',
    },
    {
      name: 'counters: no name for assistive technology',
      file: component,
      find: '<span role="img" aria-label={final}>',
      replace: '<span>',
      killedBy: 'the counters › have their final names at once for assistive technology',
    },
    {
      name: 'counters: a live region',
      file: component,
      find: '<dl className={styles.counters}>',
      replace: '<dl className={styles.counters} aria-live="polite">',
      killedBy: 'counters are in no live region',
    },
    {
      name: 'counters: move under reduced motion',
      file: component,
      find: 'const still = useReducedMotion()',
      replace: 'const still = false',
      killedBy: 'the counters under reduced motion › show their targets at once',
      project: 'reduced-motion',
    },
    {
      name: 'counters: 0 without script',
      file: component,
      find: 'elapsed === null ? target :',
      replace: 'elapsed === null ? 0 :',
      killedBy: 'without JavaScript › the counters show their targets',
      project: 'no-js',
    },
  ]
}

/** About: speed 100, gradient 40, stands on hover, by its button and under reduced motion. */
function marquee(): Mutant[] {
  const component = 'src/components/Marquee.tsx'
  const content = 'src/content/about.ts'
  return [
    ...[99, 101].map((speed) => ({
      name: `marquee: speed ${speed}`,
      file: content,
      find: 'speed: 100,',
      replace: `speed: ${speed},`,
      killedBy: 'the certifications marquee › runs at 100 px a second',
    })),
    ...[39, 41].map((width) => ({
      name: `marquee: gradient ${width}`,
      file: content,
      find: 'gradientWidth: 40,',
      replace: `gradientWidth: ${width},`,
      killedBy: 'the certifications marquee › fades over 40 px at its edges',
    })),
    {
      name: 'marquee: two different images',
      file: component,
      find: '              <Mark className={styles.mark} />\n',
      replace:
        '              <Mark className={styles.mark} />\n              <svg><path d="M0 0h9" /></svg>\n',
      killedBy: 'the certifications marquee › repeats one image',
    },
    {
      name: 'marquee: no pause on hover',
      file: component,
      find: '              pauseOnHover\n',
      replace: '',
      killedBy: 'the certifications marquee › pauses while the mouse is over it',
    },
    {
      name: 'marquee: pause button dead',
      file: component,
      find: 'setPlaying(!playing)',
      replace: 'setPlaying(playing)',
      killedBy: 'the certifications marquee › pauses and goes on by its button',
    },
    {
      name: 'marquee: pause button without effect',
      file: component,
      find: '              play={playing}\n',
      replace: '',
      killedBy: 'the marquee stands once the visitor has paused it',
    },
    {
      name: 'marquee: each copy is read',
      file: component,
      find: '<div role="img" aria-label={content.alt} className={styles.strip}>\n        <div aria-hidden="true">',
      replace: '<div className={styles.strip}>\n        <div>',
      killedBy: 'the marquee is one picture to assistive technology, however many copies move',
    },
    {
      name: 'marquee: moves under reduced motion',
      file: component,
      find: 'const still = useReducedMotion()',
      replace: 'const still = false',
      killedBy: 'the marquee under reduced motion › stands, with its image and without a button',
      project: 'reduced-motion',
    },
  ]
}

/** Products: ten photographs, each large in the lightbox. */
function gallery(): Mutant[] {
  const component = 'src/components/Gallery.tsx'
  const content = 'src/content/products.ts'
  const dialog = 'src/components/Dialog.tsx'
  const ten = 'the products page › shows ten different photographs'
  return [
    { name: 'gallery: 9 images', file: content, find: "    'foldable-table',\n", replace: '', killedBy: ten },
    {
      name: 'gallery: 11 images',
      file: content,
      find: "    'foldable-table',\n",
      replace: "    'foldable-table',\n    'bed',\n",
      killedBy: ten,
    },
    {
      name: 'gallery: one image twice',
      file: content,
      find: "    'foldable-table',\n",
      replace: "    'bed',\n",
      killedBy: ten,
    },
    {
      name: 'gallery: every image without words',
      file: 'src/components/Picture.tsx',
      find: 'alt={photos[name].alt}',
      replace: 'alt=""',
      killedBy: 'every photograph has words for those who cannot see it',
    },
    {
      name: 'lightbox: opens the first photograph only',
      file: component,
      find: 'setOpen(index)',
      replace: 'setOpen(0)',
      killedBy: 'the lightbox › shows photograph 6 of the gallery',
    },
    {
      name: 'lightbox: buttons end at the ends',
      file: component,
      find: '(index + step + names.length) % names.length',
      replace: 'Math.min(Math.max(index + step, 0), names.length - 1)',
      killedBy: 'the lightbox › turns by its buttons, round the ends',
    },
    {
      name: 'lightbox: arrow keys the wrong way round',
      file: component,
      find: "if (key === 'ArrowLeft') turn(-1)\n    if (key === 'ArrowRight') turn(1)",
      replace: "if (key === 'ArrowLeft') turn(1)\n    if (key === 'ArrowRight') turn(-1)",
      killedBy: 'the lightbox › turns by the arrow keys, round the ends',
    },
    {
      name: 'lightbox: swipes the wrong way round',
      file: component,
      find: 'turn(moved < 0 ? 1 : -1)',
      replace: 'turn(moved < 0 ? -1 : 1)',
      killedBy: 'the lightbox › turns by a swipe to the left and to the right',
    },
    {
      name: 'lightbox: any touch turns',
      file: component,
      find: 'const swipeDistance = 40',
      replace: 'const swipeDistance = 10',
      killedBy: 'the lightbox › does not turn when the finger hardly moves',
    },
    {
      name: 'lightbox: the browser takes the swipe for itself',
      file: 'src/components/Gallery.module.css',
      find: '    touch-action: pan-y pinch-zoom;\n',
      replace: '',
      killedBy: 'the lightbox › turns by a finger on a small screen',
      project: 'mobile',
    },
    {
      name: 'lightbox: Escape leaves it open',
      file: dialog,
      find: '      {...props}\n    >\n      <button',
      replace: '      onCancel={(event) => event.preventDefault()}\n      {...props}\n    >\n      <button',
      killedBy: 'the lightbox › closes on Escape, and the focus returns to the photograph',
    },
    {
      name: 'lightbox: close button dead',
      file: dialog,
      find: 'onClick={() => dialog.current?.close()}',
      replace: 'onClick={() => undefined}',
      killedBy: 'the lightbox › closes by its button, and the focus returns to the photograph',
    },
    {
      name: 'lightbox: focus is not given back',
      file: dialog,
      find: 'element?.showModal()',
      replace:
        'if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); element?.showModal()',
      killedBy: 'Escape closes the lightbox and gives the focus back to what opened it',
    },
    {
      name: 'lightbox: not modal',
      file: dialog,
      find: 'element?.showModal()',
      replace: 'element?.show()',
      killedBy: 'while the lightbox is open, what is behind it cannot be reached',
    },
    {
      name: 'lightbox: the new caption is not announced',
      file: component,
      find: '<figcaption aria-live="polite">',
      replace: '<figcaption>',
      killedBy: 'arrow keys turn the photographs of the lightbox, and the new caption is announced',
    },
    {
      name: 'tour: does not play',
      file: 'src/components/TourFilm.tsx',
      find: '            autoPlay\n',
      replace: '',
      killedBy: 'the tour film › plays in a dialog',
    },
    {
      name: 'tour: fetched before it is asked for',
      file: 'src/components/TourFilm.tsx',
      find: '      {open && (\n',
      replace: '      <video src={mp4} preload="auto" hidden muted />\n      {open && (\n',
      killedBy: 'the tour film › is not fetched before the visitor asks for it',
    },
    {
      name: 'tour: says nothing of what it shows',
      file: 'src/components/TourFilm.tsx',
      find: '            aria-label={film.alt}\n',
      replace: '',
      killedBy: 'the silent film says what it shows',
    },
  ]
}

/** Both forms: each message, each required field, each number. */
function formFields(): Mutant[] {
  const fields: [form: 'grievance' | 'contact', name: string, label: string, message: string][] = [
    ['grievance', 'cardNo', 'Card number', "It's mandatory to fill Card Number"],
    ['grievance', 'aadharNo', 'Aadhar number', "It's mandatory to fill Aadhar Number"],
    ['grievance', 'phoneNo', 'Phone number', "It's mandatory to fill Phone Number"],
    ['grievance', 'message', 'Message', "It's mandatory to fill Message"],
    ['contact', 'name', 'Name', "It's mandatory to fill Name"],
    // The wording slip is specified: its mutant corrects it.
    ['contact', 'email', 'Email', "It's mandatory to fill Aadhar Number"],
    ['contact', 'phoneNo', 'Phone number', "It's mandatory to fill Phone Number"],
    ['contact', 'message', 'Message', "It's mandatory to fill Message"],
  ]
  return [
    ...fields.map(([form, name, label, message]) => ({
      name:
        name === 'email'
          ? "messages: the e-mail's slip corrected"
          : `messages: ${form} ${name} in other words`,
      file: 'src/components/Field.tsx',
      find: '<span>{message}</span>',
      // The forms have fields of the same name; only one of the two has a button of these words.
      replace: `<span>{name === '${name}' && location.pathname === '/${form}' ? "It's mandatory to fill ${name === 'email' ? 'Email' : 'it'}" : message}</span>`,
      killedBy: `the ${form} form › says under an empty ${label}: ${message}`,
    })),
    {
      name: 'messages: two swapped',
      file: 'src/content/forms.ts',
      find: "message: \"It's mandatory to fill Card Number\",\n        autoComplete: 'off',\n      },\n      {\n        name: 'aadharNo',\n        label: 'Aadhar number',\n        type: 'number',\n        message: \"It's mandatory to fill Aadhar Number\",",
      replace:
        "message: \"It's mandatory to fill Aadhar Number\",\n        autoComplete: 'off',\n      },\n      {\n        name: 'aadharNo',\n        label: 'Aadhar number',\n        type: 'number',\n        message: \"It's mandatory to fill Card Number\",",
      killedBy: 'the grievance form › shows the four messages in order when nothing is filled',
    },
    ...fields.map(([form, name, label]) => ({
      name: `required: ${form} ${name} made optional`,
      file: 'src/lib/emptyFields.ts',
      find: 'names.filter((name) => String(',
      replace: `names.filter((name) => !(name === '${name}' && location.pathname === '/${form}') && String(`,
      killedBy: `the ${form} form › marks an empty ${label} as invalid, and only it`,
    })),
    ...(
      [
        ['grievance', 'cardNo', "label: 'Card number',\n        type: '"],
        ['grievance', 'aadharNo', "label: 'Aadhar number',\n        type: '"],
        [
          'grievance',
          'phoneNo',
          "'off',\n      },\n      {\n        name: 'phoneNo',\n        label: 'Phone number',\n        type: '",
        ],
        [
          'contact',
          'phoneNo',
          "'email',\n      },\n      {\n        name: 'phoneNo',\n        label: 'Phone number',\n        type: '",
        ],
      ] as const
    ).map(([form, name, start]) => ({
      name: `numbers: ${form} ${name} a text field`,
      file: 'src/content/forms.ts',
      find: `${start}number'`,
      replace: `${start}text'`,
      killedBy: `the ${form} form › takes letters out of numbers`,
    })),
    {
      name: 'numbers: spin buttons',
      file: 'src/components/Field.module.css',
      find: '    appearance: textfield;\n',
      replace: '',
      killedBy: 'the grievance form › has numbers without spinners',
    },
    {
      name: 'numbers: the wheel changes them',
      file: 'src/components/Field.module.css',
      find: "  .field input[type='number'] {\n    appearance: textfield;\n  }\n\n  .field input::-webkit-outer-spin-button,\n  .field input::-webkit-inner-spin-button {\n    display: none;\n    appearance: none;\n  }\n",
      replace: '',
      killedBy: 'the contact form › does not change a number by the mouse wheel',
    },
    {
      name: 'fields: the browser remembers the Aadhaar number',
      file: 'src/content/forms.ts',
      find: "message: \"It's mandatory to fill Aadhar Number\",\n        autoComplete: 'off',",
      replace: "message: \"It's mandatory to fill Aadhar Number\",\n        autoComplete: 'on',",
      killedBy: 'the forms › the browser does not remember Aadhaar and card numbers',
    },
    {
      name: 'fields: no autofill tokens',
      file: 'src/components/Field.tsx',
      find: '    autoComplete,\n    onInput',
      replace: '    onInput',
      killedBy: 'the fields of /contact tell the browser what they are for',
    },
    {
      name: 'fields: not said to be required',
      file: 'src/components/Field.tsx',
      find: '    required: true,\n',
      replace: '',
      killedBy: 'each field of /grievance says once that it is required, and nothing is wrong with it yet',
    },
    {
      name: 'fields: no label',
      file: 'src/components/Field.tsx',
      find: '<label htmlFor={name}>',
      replace: '<label>',
      killedBy: 'each field of /contact says once that it is required, and nothing is wrong with it yet',
    },
    {
      name: 'fields: no aria-invalid',
      file: 'src/components/Field.tsx',
      find: "    'aria-invalid': invalid || undefined,\n",
      replace: '',
      killedBy: 'after sending /grievance empty, each field is invalid and described by its message',
    },
    {
      name: 'fields: no aria-describedby',
      file: 'src/components/Field.tsx',
      find: "    'aria-describedby': invalid ? messageId : undefined,\n",
      replace: '',
      killedBy: 'after sending /contact empty, each field is invalid and described by its message',
    },
    {
      name: 'fields: the message stands far from its field',
      file: 'src/components/Field.module.css',
      find: '    gap: var(--space-1);\n  }\n\n  .field label',
      replace: '    gap: 3rem;\n  }\n\n  .field label',
      killedBy: 'the grievance form › shows that message right under Aadhar number',
    },
  ]
}

/** Both forms: what a submission does. */
function form(): Mutant[] {
  const component = 'src/components/Form.tsx'
  const log = '    console.log(values)\n'
  return [
    {
      name: 'form: spaces count as filled',
      file: 'src/lib/emptyFields.ts',
      find: '.trim()',
      replace: '',
      killedBy: 'the grievance form › counts a field with only spaces as empty',
    },
    {
      name: 'form: messages before a submission',
      file: component,
      find: 'useState(false)',
      replace: 'useState(true)',
      killedBy: 'the grievance form › says nothing before it is submitted',
    },
    {
      name: 'form: messages stay when the field is filled',
      file: component,
      find: 'onInput={() => form.current && setEmpty(emptyFields(names, new FormData(form.current)))}',
      replace: 'onInput={() => undefined}',
      killedBy: 'the contact form › takes the message of Name away when it is filled, and brings it back',
    },
    {
      name: 'form: messages go all at once',
      file: component,
      find: 'setEmpty(emptyFields(names, new FormData(form.current)))',
      replace: 'setEmpty([])',
      killedBy:
        'the grievance form › loses one message at a time in every order of filling that begins with Card number',
    },
    {
      name: 'form: the attempt is remembered after a complete submission',
      file: component,
      find: 'setAttempted(missing.length > 0)',
      replace: 'setAttempted(true)',
      killedBy: 'the contact form › starts afresh after a complete submission',
    },
    {
      name: 'form: a summary besides',
      file: component,
      find: '        {content.fields.map((field) => (\n',
      replace:
        '        {attempted && empty.length > 0 && <p role="alert">Some fields are empty</p>}\n        {content.fields.map((field) => (\n',
      killedBy: 'the grievance form › says nothing else: no summary, no alert',
    },
    {
      name: 'form: the first empty field is not focused',
      file: component,
      find: '?.focus()\n      return',
      replace: '\n      return',
      killedBy: 'the grievance form › focuses Phone number when it is the empty one',
    },
    {
      name: 'form: no log',
      file: component,
      find: log,
      replace: '',
      killedBy: 'the contact form › logs the values once, under the specified names',
    },
    {
      name: 'form: two logs',
      file: component,
      find: log,
      replace: log + log,
      killedBy: 'the grievance form › logs the values once, under the specified names',
    },
    {
      name: 'form: logs text instead of values',
      file: component,
      find: log,
      replace: '    console.log(JSON.stringify(values))\n',
      killedBy: 'the contact form › logs the values once, under the specified names',
    },
    {
      name: 'form: logs under another name',
      file: component,
      find: log,
      replace: "    console.log({ ...values, phone: values['phoneNo'] })\n",
      killedBy: 'the contact form › logs the values once, under the specified names',
    },
    {
      name: 'form: logs an incomplete submission',
      file: component,
      find: '    if (missing[0]) {\n',
      replace: '    if (missing[0]) {\n      console.log(Object.fromEntries(data))\n',
      killedBy: 'the grievance form › logs nothing while a field is empty',
    },
    {
      name: 'form: values sent',
      file: component,
      find: log,
      replace: `${log}    void fetch('/?' + new URLSearchParams(values).toString())\n`,
      killedBy: 'the grievance form › sends nothing',
    },
    {
      name: 'form: values sent by a beacon',
      file: component,
      find: log,
      replace: `${log}    navigator.sendBeacon('/', JSON.stringify(values))\n`,
      killedBy: 'the contact form › sends nothing',
    },
    {
      name: 'form: values stored for good',
      file: component,
      find: log,
      replace: `${log}    localStorage.setItem('form', JSON.stringify(values))\n`,
      killedBy: 'the grievance form › stores nothing',
    },
    {
      name: 'form: values stored for the session',
      file: component,
      find: log,
      replace: `${log}    sessionStorage.setItem('form', JSON.stringify(values))\n`,
      killedBy: 'the contact form › stores nothing',
    },
    {
      name: 'form: values in the address',
      file: component,
      find: log,
      replace: `${log}    history.replaceState(history.state, '', '?' + new URLSearchParams(values).toString())\n`,
      killedBy: 'the grievance form › leaves nothing in the address',
    },
    {
      name: 'form: not reset',
      file: component,
      find: '    event.currentTarget.reset()\n',
      replace: '',
      killedBy: 'the contact form › is empty again afterwards',
    },
    {
      name: 'form: not submitted by Enter',
      file: component,
      find: '<button type="submit" className="button" data-primary>',
      replace:
        '<button type="button" onClick={() => form.current?.requestSubmit()} className="button" data-primary>',
      killedBy: 'the grievance form › is submitted by the Enter key',
    },
    {
      name: 'form: checks formats',
      file: component,
      find: '        noValidate\n',
      replace: '',
      killedBy: 'the forms › check no format of e-mail and numbers',
    },
    {
      name: 'confirmation: not focused',
      file: component,
      find: '    if (confirmed) status.current?.focus()\n',
      replace: '',
      killedBy: 'the contact form › moves the focus to the confirmation',
    },
    {
      name: 'confirmation: no status',
      file: component,
      find: '<div role="status" ref={status}',
      replace: '<div ref={status}',
      killedBy: 'the confirmation of /contact is a status and has the focus',
    },
    {
      name: 'confirmation: stays after a failed submission',
      file: component,
      find: '      setConfirmed(null)\n',
      replace: '',
      killedBy: 'the forms › a failed submission takes the confirmation away',
    },
    {
      name: 'confirmation: says that it was sent',
      file: 'src/content/forms.ts',
      find: "nothingSent: 'This form does not send anything by itself, and nothing was stored.'",
      replace: "nothingSent: 'Your message has been sent.'",
      killedBy: 'the grievance form › confirms without pretending that anything was sent',
    },
    {
      name: 'confirmation: without the name',
      file: 'src/pages/Contact.tsx',
      find: ', {values.name?.trim()}. ',
      replace: '. ',
      killedBy: 'the forms › the contact form thanks the visitor by name',
    },
    {
      name: 'confirmation: an empty e-mail',
      file: 'src/pages/Contact.tsx',
      find: "${values[name] ?? ''}",
      replace: '',
      killedBy: 'the forms › the contact form offers an e-mail with what was typed',
    },
    {
      name: 'confirmation: the Aadhaar number in an e-mail',
      file: 'src/pages/Grievance.tsx',
      find: 'confirm={() => (\n            <p>',
      replace:
        "confirm={(values) => (\n            <p>\n              <a href={`mailto:a@b.example?body=${values['aadharNo'] ?? ''}`}>Write</a>",
      killedBy: 'the forms › no Aadhaar number reaches any link',
    },
  ]
}

/** Routes, titles, highlight, focus, scroll position, history. */
function routing(): Mutant[] {
  const layout = 'src/layout/Layout.tsx'
  const header = 'src/layout/Header.tsx'
  const navigation = 'src/content/navigation.ts'
  const routes: [path: string, page: string][] = [
    ['/', 'Home'],
    ['/about', 'About'],
    ['/products', 'Products'],
    ['/grievance', 'Grievance'],
    ['/contact', 'Contact'],
  ]
  const back = 'routing › back and forward return to where the visitor had scrolled'
  return [
    ...routes.map(([path, page]) => ({
      name: `routes: ${path} dropped`,
      file: 'src/routes.tsx',
      find: `  '${path}': async () => ({ Component: (await import('./pages/${page}.tsx')).${page} }),\n`,
      replace: '',
      killedBy: `a visitor of ${path} › opens it by its address`,
    })),
    ...[
      ['/about', 'About Us'],
      ['/products', 'Our Products'],
      ['/grievance', 'Grievance Redressal'],
      ['/contact', 'Contact Us'],
    ].map(([path, title]) => ({
      name: `titles: ${path} has that of another page`,
      file: navigation,
      find: `title: \`${title} |`,
      replace: 'title: `Home |',
      killedBy: `a visitor of ${path} › reads its title`,
    })),
    {
      name: 'titles: / has that of another page',
      file: navigation,
      find: ': contemporary furniture, designed, made and exported`',
      replace: '`',
      killedBy: 'a visitor of / › reads its title',
    },
    {
      name: 'titles: stay after a navigation',
      file: layout,
      find: '    document.title = findPage(pathname)?.title ?? errorTitle\n',
      replace: '',
      killedBy: 'a visitor of /about › hears of the new page: title and focus on its heading',
    },
    {
      name: 'titles: come after the focus',
      file: layout,
      find: '    document.title = findPage(pathname)?.title ?? errorTitle\n',
      replace: '    setTimeout(() => (document.title = findPage(pathname)?.title ?? errorTitle))\n',
      killedBy: 'choosing Products sets the title before the focus comes to the heading',
    },
    {
      name: 'focus: not on the heading after a navigation',
      file: layout,
      find: "    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })\n",
      replace: '',
      killedBy: 'a visitor of /contact › hears of the new page: title and focus on its heading',
    },
    {
      name: 'focus: on the heading of a fresh page',
      file: layout,
      find: '    if (arrived.current === key) return\n',
      replace: '',
      killedBy: 'routing › a fresh page leaves the focus where the browser puts it',
    },
    {
      name: 'scroll: not to the top after a navigation',
      file: 'src/components/PageLink.tsx',
      find: '      viewTransition\n',
      replace: '      viewTransition\n      preventScrollReset\n',
      killedBy: 'a visitor of /grievance › arrives at its top',
    },
    {
      name: 'scroll: not to the top by a link of the footer',
      file: 'src/layout/Footer.tsx',
      find: '<PageLink to={path}>',
      replace: '<PageLink to={path} preventScrollReset>',
      killedBy: 'a visitor of /products › arrives at its top by the link of the footer',
    },
    {
      name: 'scroll: nothing restored by back and forward',
      file: layout,
      find: '<ScrollRestoration />',
      replace: '<ScrollRestoration getKey={() => String(Math.random())} />',
      killedBy: back,
    },
    {
      name: 'scroll: no ScrollRestoration',
      file: layout,
      find: '      <ScrollRestoration />\n',
      replace: '',
      killedBy: 'a visitor of /contact › arrives at its top',
    },
    {
      name: 'scroll: ABOUT US jumps',
      file: layout,
      find: "behavior: still ? 'instant' : 'smooth'",
      replace: "behavior: 'instant'",
      killedBy: 'the home page › scrolls smoothly to the top by ABOUT US',
    },
    {
      name: 'scroll: ABOUT US glides under reduced motion',
      file: layout,
      find: "behavior: still ? 'instant' : 'smooth'",
      replace: "behavior: 'smooth'",
      killedBy: '"ABOUT US" jumps to the top instead of gliding',
    },
    {
      name: 'focus: the skip link is a navigation',
      file: 'src/layout/Layout.tsx',
      find: '          event.preventDefault()\n',
      replace: '          return\n',
      killedBy:
        'the skip link of a page that was reached by a link › leads past the header and scrolls nowhere else',
    },
    {
      name: 'links: load the document afresh',
      file: 'src/components/PageLink.tsx',
      find: '      viewTransition\n',
      replace: '      reloadDocument\n',
      killedBy: 'a visitor of /about › opens it by its link without a reload',
    },
    {
      name: 'links: replace the entry in the history',
      file: 'src/components/PageLink.tsx',
      find: '      viewTransition\n',
      replace: '      viewTransition\n      replace\n',
      killedBy: 'routing › back and forward walk through all five pages without a reload',
    },
    {
      name: 'links: the logo leads elsewhere',
      file: header,
      find: '<PageLink to="/" className={styles.logo',
      replace: '<PageLink to="/about" className={styles.logo',
      killedBy: 'routing › the logo leads home without a reload',
    },
    {
      name: 'links: ABOUT US leads elsewhere',
      file: 'src/pages/Home.tsx',
      find: '<PageLink to="/about" className="button"',
      replace: '<PageLink to="/products" className="button"',
      killedBy: 'the home page › leads to the about page by ABOUT US',
    },
    {
      name: 'links: Get In Touch leads elsewhere',
      file: 'src/pages/Home.tsx',
      find: '<PageLink to="/contact" className="button">',
      replace: '<PageLink to="/about" className="button">',
      killedBy: "the home page › leads from the firm's approach to the contact page",
    },
    {
      name: 'links: Learn More of the tour leads elsewhere',
      file: 'src/pages/Home.tsx',
      find: '<PageLink to="/products" className="button">\n              {promo.button}',
      replace: '<PageLink to="/about" className="button">\n              {promo.button}',
      killedBy: 'the home page › leads from the tour to the products',
    },
    {
      name: 'links: Learn More of the list leads elsewhere',
      file: 'src/pages/Home.tsx',
      find: '<PageLink to="/products" className="button">\n          {categories.button}',
      replace: '<PageLink to="/about" className="button">\n          {categories.button}',
      killedBy: 'the home page › leads from that list to the products',
    },
    {
      name: 'links: the button of a card leads elsewhere',
      file: 'src/content/home.ts',
      find: "label: 'Ask for a drawing', to: '/contact'",
      replace: "label: 'Ask for a drawing', to: '/about'",
      killedBy: 'cards › lead to another page, at its top',
    },
    {
      name: 'navigation: Sustainability before Products',
      file: header,
      find: '    3,\n    0,\n',
      replace: '    2,\n    0,\n',
      killedBy: 'header and footer › the navigation has the specified items in order',
    },
    {
      name: 'navigation: the footer in another order',
      file: 'src/layout/Footer.tsx',
      find: '{pages.map(',
      replace: '{pages.toReversed().map(',
      killedBy: 'on / › the footer has the specified links in order',
    },
    {
      name: 'navigation: another label',
      file: navigation,
      find: "label: 'About Us',",
      replace: "label: 'About',",
      killedBy: 'header and footer › the navigation has the specified items in order',
    },
    {
      name: 'highlight: missing',
      file: header,
      find: "aria-current={path === pathname ? 'page' : undefined}",
      replace: '',
      killedBy: 'a visitor of /about › sees it highlighted in the navigation, and only it',
    },
    {
      name: 'highlight: Home too',
      file: header,
      find: "path === pathname ? 'page'",
      replace: "pathname.startsWith(path) ? 'page'",
      killedBy: 'a visitor of /products › sees it highlighted in the navigation, and only it',
    },
    {
      name: 'highlight: not to be seen',
      file: 'src/layout/Header.module.css',
      find: '  .panel li a[aria-current] {\n    text-decoration: underline;\n',
      replace: '  .panel li a[aria-current] {\n',
      killedBy: 'a visitor of / › sees it highlighted in the navigation, and only it',
    },
    {
      name: 'highlight: stays on the page that was left',
      file: header,
      find: "aria-current={path === pathname ? 'page' : undefined}",
      replace: "aria-current={path === first ? 'page' : undefined}",
      and: {
        find: '  const open = openedAt === key\n',
        replace: '  const open = openedAt === key\n  const [first] = useState(pathname)\n',
      },
      killedBy: 'routing › the highlight follows the visitor',
    },
    {
      name: 'unknown address: another title',
      file: navigation,
      find: "errorTitle = 'Unexpected Application Error!'",
      replace: "errorTitle = 'Page not found'",
      killedBy: 'an unknown address › shows the fallback page in the frame of the site',
    },
    {
      name: 'unknown address: no way home',
      file: 'src/layout/ErrorPage.tsx',
      find: '<PageLink to="/" className="button">',
      replace: '<PageLink to="/about" className="button">',
      killedBy: 'an unknown address › offers the way home',
    },
    {
      name: 'unknown address: the letters may be large',
      file: 'src/routes.tsx',
      find: 'caseSensitive: true',
      replace: 'caseSensitive: false',
      killedBy: 'an unknown address › /Contact answers 404',
    },
    {
      name: 'unknown address: says that something failed',
      file: 'src/layout/ErrorPage.tsx',
      find: '{failure ? null : <p',
      replace: '{!failure ? null : <p',
      killedBy: 'an unknown address › does not say that anything failed',
    },
  ]
}

/** Words and lists that the specification gives. */
function words(): Mutant[] {
  const home = 'src/content/home.ts'
  const about = 'src/content/about.ts'
  return [
    {
      name: 'words: another headline',
      file: home,
      find: "headline: 'Designers and exporters of the finest",
      replace: "headline: 'Designers and exporters of fine",
      killedBy: 'the home page › has the headline',
    },
    {
      name: 'words: another call',
      file: home,
      find: "'Call us today'",
      replace: "'Call us'",
      killedBy: 'the home page › says whom to call today',
    },
    {
      name: 'words: another lead of the tour',
      file: home,
      find: "'A captivating video tour of our stunning work'",
      replace: "'A video tour of our work'",
      killedBy: 'the home page › invites to the tour',
    },
    {
      name: 'words: a category dropped',
      file: home,
      find: "    { label: 'Night tables', photo: 'night-table' },\n",
      replace: '',
      killedBy: 'the home page › lists what the firm makes',
    },
    {
      name: 'words: a mark of the certifications dropped',
      file: home,
      find: "    { label: 'Packing', drawing: 'packing' },\n",
      replace: '',
      killedBy: 'the home page › has a strip of certifications',
    },
    {
      name: 'words: a heading of the about page',
      file: about,
      find: "'Who We are'",
      replace: "'Who we are'",
      killedBy: 'the about page › has its six sections in order',
    },
    {
      name: 'words: a line of who we are dropped',
      file: about,
      find: "    { term: 'Reliability', text: 'The hundredth piece is measured against the first.' },\n",
      replace: '',
      killedBy: 'the about page › says who we are',
    },
    {
      name: 'words: a core value dropped',
      file: about,
      find: "    { term: 'Growth Orientation', text: 'New tools, new timbers, new apprentices.' },\n",
      replace: '',
      killedBy: 'the about page › states core values',
    },
    {
      name: 'words: vision without text',
      file: about,
      find: "'Furniture that is bought once: repaired, handed on, and never out of place.'",
      replace: "''",
      killedBy: 'the about page › states vision and mission',
    },
    {
      name: 'cards: check icons missing',
      file: 'src/components/Card.tsx',
      find: '                {list.icon === \'check\' && <Icon name="check" />}\n',
      replace: '',
      killedBy: 'cards › have a list with check icons',
    },
    {
      name: 'cards: checks instead of dots',
      file: 'src/components/Card.tsx',
      find: "list.icon === 'check' &&",
      replace: '',
      killedBy: 'cards › have a list with dots',
    },
    {
      name: 'cards: a fifth line is no type error',
      file: home,
      find: '  | readonly [string, string, string, string]\n',
      replace:
        '  | readonly [string, string, string, string]\n  | readonly [string, string, string, string, string]\n',
      killedBy: 'a fifth line is a type error',
      project: 'types',
    },
    {
      name: 'cards: a button to any address is no type error',
      file: home,
      find: 'button?: { label: string; to: Path }',
      replace: 'button?: { label: string; to: Path | (string & {}) }',
      killedBy: 'a button to an address that is no page is a type error',
      project: 'types',
    },
  ]
}

/** The menu of small screens. */
function menu(): Mutant[] {
  const file = 'src/layout/Header.tsx'
  const of = (title: string) => ({
    killedBy: `the menu of small screens › ${title}`,
    project: 'mobile' as const,
  })
  return [
    {
      name: 'menu: does not open',
      file,
      find: 'setOpenedAt(open ? null : key)',
      replace: 'setOpenedAt(null)',
      ...of('opens by its button'),
    },
    {
      name: 'menu: not closed by its button',
      file,
      find: 'setOpenedAt(open ? null : key)',
      replace: 'setOpenedAt(key)',
      ...of('closes by its button'),
    },
    {
      name: 'menu: stays open on a choice',
      file,
      find: '        onClick={() => setOpenedAt(null)}\n',
      replace: '',
      and: { find: 'const open = openedAt === key', replace: 'const open = openedAt !== null' },
      ...of('closes when the visitor has chosen a page'),
    },
    {
      name: 'menu: stays open on back',
      file,
      find: 'const open = openedAt === key',
      replace: 'const open = openedAt !== null',
      ...of('closes when the visitor goes back'),
    },
    {
      name: 'menu: stays open on Escape',
      file,
      find: '      close()\n      button.current',
      replace: '      button.current',
      ...of('closes on Escape and gives the focus back to its button'),
    },
    {
      name: 'menu: the focus is lost on Escape',
      file,
      find: '      button.current?.focus()\n',
      replace: '',
      ...of('closes on Escape and gives the focus back to its button'),
    },
    {
      name: 'menu: the heading of the next page is still out of reach',
      file: 'src/layout/Header.tsx',
      find: 'import { useLayoutEffect, useRef',
      replace: 'import { useEffect as useLayoutEffect, useRef',
      project: 'mobile',
      killedBy: 'leads to the heading of the home page by the logo above it',
    },
    {
      name: 'menu: stays open when the screen grows',
      file,
      find: "    media.addEventListener('change', close)\n",
      replace: '',
      ...of('as the window changes › closes when the screen grows'),
    },
    {
      name: 'menu: the background can be reached',
      file,
      find: "for (const part of background) part.toggleAttribute('inert', true)",
      replace: '',
      ...of('keeps the page behind it out of reach while it is open'),
    },
    {
      name: 'menu: the background stays out of reach',
      file,
      find: "for (const part of background) part.removeAttribute('inert')",
      replace: '',
      ...of('keeps the page behind it out of reach while it is open'),
    },
    {
      name: 'menu: its button is not renamed',
      file,
      find: 'aria-label={open ? words.closeMenu : words.openMenu}',
      replace: 'aria-label={words.openMenu}',
      ...of('opens by its button'),
    },
    {
      name: 'menu: its button does not say whether it is open',
      file,
      find: '        aria-expanded={open}\n',
      replace: '',
      killedBy: 'the menu on a phone › says that it is closed, and open',
    },
    {
      name: 'menu: its button does not say what it opens',
      file,
      find: 'aria-controls="navigation"',
      replace: 'aria-controls="menu"',
      ...of('names what it opens'),
    },
  ]
}

/** Addresses, links, map. */
function contactPage(): Mutant[] {
  const page = 'src/pages/Contact.tsx'
  const map = 'src/components/MapFrame.tsx'
  return [
    {
      name: 'contact: no showroom',
      file: page,
      find: "'headOffice', 'showroom'] as const",
      replace: "'headOffice'] as const",
      killedBy: 'the contact page › has the address: Showroom',
    },
    {
      name: 'contact: phone without tel:',
      file: 'src/content/site.ts',
      find: '`tel:${',
      replace: '`${',
      killedBy: 'the contact page › has phone and e-mail, ready to use',
    },
    {
      name: 'contact: phone with spaces in its address',
      file: 'src/content/site.ts',
      find: "site.phone.replace(/[^+\\d]/g, '')",
      replace: 'site.phone',
      killedBy: 'the home page › says whom to call today',
    },
    {
      name: 'contact: e-mail without mailto:',
      file: 'src/content/site.ts',
      find: '`mailto:${site.email}`',
      replace: 'site.email',
      killedBy: 'the contact page › has phone and e-mail, ready to use',
    },
    {
      name: 'contact: WhatsApp with a plus sign',
      file: 'src/content/site.ts',
      find: "site.phone.replace(/\\D/g, '')",
      replace: "site.phone.replace(/[^+\\d]/g, '')",
      killedBy: 'the contact page › offers WhatsApp',
    },
    {
      name: 'footer: the factory twice',
      file: 'src/layout/Footer.tsx',
      find: 'place="headOffice"',
      replace: 'place="factory"',
      killedBy: 'on /about › the footer has the addresses of head office and factory',
    },
    {
      name: 'footer: no copyright line',
      file: 'src/layout/Footer.tsx',
      find: '© {site.name}. ',
      replace: '',
      killedBy: 'on / › the footer has phone, e-mail and copyright line',
    },
    {
      name: 'sustainability: without noopener',
      file: 'src/layout/Header.tsx',
      find: ' rel="noopener noreferrer"',
      replace: '',
      killedBy: 'header and footer › Sustainability opens in a new tab, and says so',
    },
    {
      name: 'sustainability: not in a new tab',
      file: 'src/layout/Header.tsx',
      find: ' target="_blank"',
      replace: '',
      killedBy: 'header and footer › Sustainability opens in a new tab, and says so',
    },
    {
      name: 'sustainability: does not say that it opens a new tab',
      file: 'src/layout/Header.tsx',
      find: '        <span className="visually-hidden"> ({words.newTab})</span>\n',
      replace: '',
      killedBy: 'every link of /about that opens a new tab says so',
    },
    {
      name: 'map: loaded at once',
      file: map,
      find: '{seen && map}',
      replace: '{map}',
      killedBy: 'the contact page › does not ask for the map before it comes into view',
    },
    {
      name: 'map: never loaded',
      file: map,
      find: '      setSeen(true)\n',
      replace: '',
      killedBy: 'the contact page › shows the map when the visitor comes to it',
    },
    {
      name: 'map: not lazy',
      file: map,
      find: '      loading="lazy"\n',
      replace: '',
      killedBy: 'the contact page › loads the map lazily, under a title',
    },
    {
      name: 'map: no title',
      file: map,
      find: '      title={contact.mapTitle}\n',
      replace: '',
      killedBy: 'the contact page › loads the map lazily, under a title',
    },
    {
      name: 'map: no link beside it',
      file: page,
      find: 'href={mapPageAddress(latitude, longitude)}',
      replace: 'href="/contact"',
      killedBy: 'the contact page › has a link to the map beside it',
    },
  ]
}

/** What has arrived of a page stands where it stays. */
function arrival(): Mutant[] {
  return [
    {
      name: 'arrival: the items of the navigation push each other to the left',
      file: 'src/layout/Header.module.css',
      find: '      visibility: hidden;\n',
      replace: '',
      killedBy: 'what has arrived of /about already stands where it stays, 1280 px wide',
    },
    {
      name: 'arrival: the controls of the carousel push each other to the left',
      file: 'src/components/Carousel.module.css',
      find: '.controls {\n    visibility: hidden;\n',
      replace: '.controls {\n',
      killedBy: 'what has arrived of / already stands where it stays, 390 px wide',
    },
    {
      name: 'arrival: other photographs compete with the first',
      file: 'src/components/Picture.module.css',
      find: '      animation: hold-back var(--patience);\n',
      replace: '',
      killedBy: 'until the first photograph of / has come, no other is fetched',
    },
    {
      name: 'arrival: the app does not wait for the load',
      file: 'src/entry-client.ts',
      find: "addEventListener('load', () => requestAnimationFrame(",
      replace: "void load()\naddEventListener('load', () => requestAnimationFrame(",
      killedBy: 'until /contact has been painted, neither fonts nor the app are fetched',
    },
    {
      name: 'arrival: the rest does not wait for the paint',
      file: 'src/entry-client.ts',
      find: 'setTimeout(begin, longestWait)',
      replace: 'setTimeout(begin)',
      killedBy: 'a page that has loaded › fetches the rest as soon as it is painted',
    },
    {
      name: 'arrival: the rest waits for word of the paint for ever',
      file: 'src/entry-client.ts',
      find: '  setTimeout(begin, longestWait)\n',
      replace: '',
      killedBy: 'a page that has loaded › fetches the rest 2 s later where the browser tells of no paint',
    },
    {
      name: 'arrival: the addresses make room for one another',
      file: 'src/pages/Contact.module.css',
      find: 'repeat(3, 1fr)',
      replace: 'repeat(auto-fit, minmax(16rem, 1fr))',
      killedBy: 'what has arrived of /contact already stands where it stays, 1280 px wide',
    },
  ]
}

/** What the visitor does before the app has arrived. */
function beforeTheApp(): Mutant[] {
  const file = 'src/entry-client.ts'
  const of = (title: string) => ({ killedBy: `before the app has arrived › ${title}` })
  return [
    {
      name: 'early: clicks dropped',
      file,
      find: 'control.requestSubmit() : control.click()',
      replace: 'control.requestSubmit() : undefined',
      ...of('a dot is kept'),
    },
    {
      name: 'early: submissions dropped',
      file,
      find: 'control.requestSubmit() : control.click()',
      replace: 'undefined : control.click()',
      ...of('a complete form is kept and logged once'),
    },
    {
      name: 'early: submissions not kept from the browser',
      file,
      find: "for (const type of ['click', 'submit']) addEventListener(type, keep, true)",
      replace: "for (const type of ['click']) addEventListener(type, keep, true)",
      ...of('an incomplete form is kept and shows its messages'),
    },
    {
      name: 'early: replayed twice',
      file,
      find: 'for (const act of kept.splice(0)) act()',
      replace: 'for (const act of [...kept, ...kept.splice(0)]) act()',
      ...of('a complete form is kept and logged once'),
    },
    {
      name: 'early: a swipe of the strip is undone',
      file: 'src/components/Carousel.tsx',
      find: 'strip.current.scrollLeft / strip.current.clientWidth',
      replace: '0',
      ...of('a swipe of the strip stays'),
    },
    {
      name: 'early: a double click submits twice',
      file,
      find: '    if (submitted.has(control)) return\n',
      replace: '',
      ...of('a form sent by a double click is logged once and stays confirmed'),
    },
    {
      name: 'early: a mouse at rest fetches the app',
      file,
      find: '!event.movementX && !event.movementY',
      replace: '!event.type',
      ...of('a mouse that rests over the page does not fetch the app, one that moves does'),
    },
    {
      name: 'early: waits for rest for ever',
      file,
      find: ', { timeout: longestWait }',
      replace: '',
      ...of('a page that never comes to rest gets its app 2 s after it has loaded'),
    },
    {
      name: 'early: in the wrong order',
      file,
      find: 'kept.splice(0)',
      replace: 'kept.splice(0).toReversed()',
      ...of('two actions take effect in order'),
    },
    {
      name: 'early: photographs open by themselves',
      file,
      find: 'button:not([type=submit]), a[data-app]',
      replace: 'button:not([type=submit])',
      ...of('a photograph of the gallery is kept'),
    },
    {
      name: 'early: links wait for the app',
      file,
      find: 'a[data-app]',
      replace: 'a',
      ...of('a link works at once'),
    },
    {
      name: 'early: what was typed is lost',
      file: 'src/app.tsx',
      find: '  await new Promise<void>((resolve) => {\n',
      replace:
        "  root.querySelectorAll('form').forEach((form) => form.reset())\n  await new Promise<void>((resolve) => {\n",
      ...of('what was typed stays'),
    },
  ]
}

/** Parts that are missing, pages that fail. */
function failures(): Mutant[] {
  const loadPart = 'src/lib/loadPart.ts'
  const missing = (title: string) => ({ killedBy: `a part of the site that is missing › ${title}` })
  const shown =
    'a page that fails while it is rendered › shows the fallback page, titled so, in the frame of the site'
  return [
    {
      name: 'missing part: no reload',
      file: loadPart,
      find: 'if (!navigator.onLine || isRemembered(key) || !remember(key)) throw error',
      replace: 'throw error',
      ...missing('a newer version of the app: the page loads afresh once and is live'),
    },
    {
      name: 'missing part: reloads for ever',
      file: loadPart,
      find: 'isRemembered(key) || ',
      replace: '',
      killedBy: 'does so once: then the failure is told',
      project: 'unit',
    },
    {
      name: 'missing part: reloads although nothing can be stored',
      file: loadPart,
      find: 'isRemembered(key) || !remember(key)',
      replace: 'isRemembered(key) || (remember(key), false)',
      ...missing('a page that stays away while nothing can be stored: the fallback page'),
    },
    {
      name: 'missing part: a page is loaded at the address of the last one',
      file: loadPart,
      find: 'location.assign(url)',
      replace: 'location.reload()',
      ...missing('a newer version of a page: it is loaded afresh at its address'),
    },
    {
      name: 'missing part: the one reload is never allowed again',
      file: loadPart,
      find: '    forget(key)\n',
      replace: '',
      killedBy: 'a success allows another attempt later',
      project: 'unit',
    },
    {
      name: 'missing part: the failure is silent',
      file: 'src/entry-client.ts',
      find: "    document.getElementById('load-failure')?.removeAttribute('hidden')\n",
      replace: '',
      ...missing('an app that stays away: a visible message, after one reload'),
    },
    {
      name: 'missing part: the failure is not announced',
      file: 'src/layout/Layout.tsx',
      find: 'role="alert" hidden',
      replace: 'hidden',
      killedBy: 'the failure of the site says so to screen readers as it appears',
    },
    {
      name: 'error page: title stays',
      file: 'src/layout/ErrorPage.tsx',
      find: '    document.title = errorTitle\n',
      replace: '',
      killedBy: shown,
    },
    {
      name: 'error page: shows what was thrown',
      file: 'src/layout/ErrorPage.tsx',
      find: '{failure ? errorPage.failureText',
      replace: '{failure ? String(failure)',
      killedBy: shown,
    },
    {
      name: 'error page: without header and footer',
      file: 'src/routes.tsx',
      find: '      {\n        errorElement: <ErrorPage />,\n',
      replace: '      {\n',
      killedBy: shown,
    },
  ]
}

/** The translation service: only when it is asked for, English, not by itself, and never a dead end. */
function translator(): Mutant[] {
  const file = 'src/layout/TranslateWidget.tsx'
  const options =
    'the translator › knows that the pages are in English, and does not show itself automatically'
  return [
    {
      name: 'translator: loaded at once',
      file,
      find: "useState<State>('offered')",
      replace: "useState<State>('loading')",
      killedBy: 'the translator › is not there before the visitor asks for it',
    },
    {
      name: 'translator: not offered',
      file: 'src/layout/Header.tsx',
      find: '        <TranslateWidget />\n',
      replace: '',
      killedBy: 'the translator › is offered in the header of every page',
    },
    {
      name: 'translator: leads to no translated view',
      file,
      find: 'href="?translate"',
      replace: 'href="?language"',
      killedBy: 'the translator › opens the translated view of the page',
    },
    {
      name: 'translator: wrong page language',
      file,
      find: "pageLanguage: 'en'",
      replace: "pageLanguage: 'hi'",
      killedBy: options,
    },
    {
      name: 'translator: shows itself',
      file,
      find: 'autoDisplay: false',
      replace: 'autoDisplay: true',
      killedBy: options,
    },
    {
      name: 'translator: silent when it cannot be loaded',
      file,
      find: '    script.onerror = fail\n',
      replace: '',
      killedBy: 'a translator that cannot be loaded › says so',
    },
    {
      name: 'translator: waits too long for a widget',
      file,
      find: 'const patience = 10_000',
      replace: 'const patience = 10_001',
      killedBy:
        'a translator that cannot be loaded › says so 10 s after the service has answered without a widget',
    },
    {
      name: 'translator: cannot be tried again',
      file,
      find: '<button type="button" onClick={() => setState(\'loading\')}>',
      replace: '<button type="button">',
      killedBy: 'a translator that cannot be loaded › can be tried again',
    },
    {
      name: 'translator: changed texts break the page',
      file: 'src/app.tsx',
      find: '  if (isTranslated()) guardNodes()\n',
      replace: '',
      killedBy: 'the translator › leaves React at peace about a text that has been moved away',
    },
  ]
}

/** What the HTML alone gives. */
function withoutScript(): Mutant[] {
  const of = (title: string) => ({ killedBy: `without JavaScript › ${title}`, project: 'no-js' as const })
  return [
    {
      name: 'no script: the menu hides the navigation of small screens',
      file: 'src/layout/Header.module.css',
      find: '@media (scripting: none)',
      replace: '@media (scripting: initial-only)',
      ...of('a small screen has its navigation in view'),
    },
    {
      name: 'no script: dead controls of the carousel',
      file: 'src/components/Carousel.module.css',
      find: '@media (scripting: none)',
      replace: '@media (scripting: initial-only)',
      ...of('the carousel shows its photographs, without controls'),
    },
    {
      name: 'no script: a dead button of the marquee',
      file: 'src/components/Marquee.tsx',
      find: '{!still && (',
      replace: '{(',
      ...of('the marquee shows its image, without a button'),
    },
    {
      name: 'no script: photographs lead nowhere',
      file: 'src/components/Gallery.tsx',
      find: 'href={files(name).picture.img.src}',
      replace: 'href="/products"',
      ...of('each photograph of the gallery is a link to the large one'),
    },
    {
      name: 'no script: the tour leads nowhere',
      file: 'src/components/TourFilm.tsx',
      find: 'href={mp4}',
      replace: 'href="/"',
      ...of('the tour film is a link to the film'),
    },
    {
      name: 'no script: the form says nothing',
      file: 'src/components/Form.tsx',
      find: '{content.withoutScript} ',
      replace: '',
      ...of('the form of /grievance says how to reach the firm instead'),
    },
    {
      name: 'no script: a form that cannot work',
      file: 'src/components/Form.module.css',
      find: '@media (scripting: none)',
      replace: '@media (scripting: initial-only)',
      ...of('the form of /grievance, which could not work, is not shown'),
    },
    {
      name: 'no script: no map',
      file: 'src/components/MapFrame.tsx',
      find: '      <noscript>{map}</noscript>\n',
      replace: '',
      ...of('the contact page has its map'),
    },
  ]
}

/** The facts that an operator sets. */
function settings(): Mutant[] {
  return [
    {
      name: 'settings: machines read the placeholders',
      file: 'vite.config.ts',
      find: 'prerender({ ...defaults, ...given })',
      replace: 'prerender(defaults)',
      project: 'server',
      killedBy: 'reach every page and every file that machines read',
    },
    {
      name: 'settings: a mistake does not end the build',
      file: 'vite.config.ts',
      find: '    process.exit(1)\n',
      replace: '    return {}\n',
      project: 'server',
      killedBy: 'that are wrong end the build with a line that says what is expected',
    },
  ]
}

/** Structure, focus, sizes, forced colours, reflow. */
function access(): Mutant[] {
  return [
    {
      name: 'access: no language',
      file: 'index.html',
      find: '<html lang="en">',
      replace: '<html>',
      killedBy: '/about says that it is in English',
    },
    {
      name: 'access: two headings of level 1',
      file: 'src/pages/About.tsx',
      find: '<h2 id="company">{description.heading}</h2>',
      replace: '<h1 id="company">{description.heading}</h1>',
      killedBy: 'the headings of /about are its outline: one of level 1, and no level left out',
    },
    {
      name: 'access: a region without name',
      file: 'src/pages/Home.tsx',
      find: ' aria-labelledby="numbers"',
      replace: '',
      killedBy: 'the regions of / are named',
    },
    {
      name: 'access: the navigation without name',
      file: 'src/layout/Header.tsx',
      find: '<nav aria-label={words.mainNavigation}>',
      replace: '<nav>',
      killedBy: '/products has one banner, main part and footer, and two named navigations',
    },
    {
      name: 'access: skip link leads nowhere',
      file: 'src/layout/Layout.tsx',
      find: 'href="#content"',
      replace: 'href="#main"',
      killedBy: 'routing › the skip link leads past the header',
    },
    {
      name: 'access: skip link not to be seen',
      file: 'src/layout/Layout.module.css',
      find: 'translate: 0 0;',
      replace: 'translate: 0 -110%;',
      killedBy: 'the skip link of /about leads past the header',
    },
    {
      name: 'access: changes take their time under reduced motion',
      file: 'src/styles/motion.css',
      find: '    transition-duration: 0.01ms;\n',
      replace: '',
      killedBy: 'no change of /products takes time',
    },
    {
      name: 'access: changes wait under reduced motion',
      file: 'src/styles/motion.css',
      find: '    transition-delay: 0s;\n',
      replace: '',
      killedBy: 'no change of / takes time',
    },
    {
      name: 'access: no outline around the focus',
      file: 'src/styles/base.css',
      find: 'outline: var(--focus) solid var(--oxide);',
      replace: 'outline: none;',
      killedBy: 'the focus on /about is always seen, forwards and backwards',
    },
    {
      name: 'access: the focus under the header',
      file: 'src/styles/base.css',
      find: 'scroll-margin-block-start: calc(var(--header) + var(--space-3));',
      replace: '',
      killedBy: 'access/keyboard.spec.ts › the focus on / is always seen, forwards and backwards',
    },
    {
      name: 'access: links of the footer too low',
      file: 'src/layout/Footer.module.css',
      find: 'min-block-size: var(--dense-target);',
      replace: 'line-height: 1.1;',
      killedBy: 'at 1280 px › every control of /grievance is at least 24 px wide and high',
    },
    {
      name: 'access: colours too close',
      file: 'src/styles/tokens.css',
      find: '--ink-soft: #5a544b;',
      replace: '--ink-soft: #8a847b;',
      killedBy: 'ink-soft on paper has a contrast of 4.5 or more',
      project: 'unit',
    },
    {
      name: 'access: the edge of a field too pale',
      file: 'src/styles/tokens.css',
      find: '--field-rule: #857c6e;',
      replace: '--field-rule: #a59c8e;',
      killedBy: 'field-rule on paper has a contrast of 3 or more',
      project: 'unit',
    },
    {
      name: 'access: forced colours hide the edge of a field',
      file: 'src/components/Field.module.css',
      find: 'border: var(--hairline) solid var(--field-rule);',
      replace: 'border: 0; box-shadow: 0 0 0 1px var(--field-rule);',
      killedBy: 'the edge of a field can be seen',
    },
    {
      name: 'access: forced colours hide the current dot',
      file: 'src/components/Carousel.module.css',
      find: '      background: Highlight;\n      forced-color-adjust: none;\n',
      replace: '',
      killedBy: 'the dot of the current slide differs from the others',
    },
    {
      name: 'access: an invalid field told by its colour only',
      file: 'src/components/Field.module.css',
      find: 'border: calc(2 * var(--hairline)) solid var(--oxide);',
      replace: 'border-color: var(--oxide);',
      killedBy: 'an invalid field looks unlike a valid one',
    },
    {
      name: 'access: the form too wide for a narrow phone',
      file: 'src/components/Form.module.css',
      find: '  .form {\n    display: grid;\n    gap',
      replace: '  .form {\n    display: grid;\n    min-inline-size: 25rem;\n    gap',
      killedBy:
        'as the window changes › /grievance never scrolls sideways between 320 and 1440 px, nor at 2560 px',
    },
    ...alsoByTheAccessSuite(),
  ]
}

/** One for each kind of check in e2e/access that no mutant above names. */
function alsoByTheAccessSuite(): Mutant[] {
  const rows: [name: string, file: string, find: string, replace: string, killedBy: string][] = [
    [
      'photographs named by what the link does only',
      'src/components/Gallery.tsx',
      'aria-label={`${words.open}: ${photos[name].caption}`}',
      'aria-label={words.open}',
      'the Tab key comes to every control of /products in reading order and leaves at the end',
    ],
    [
      'the focus is a shadow',
      'src/styles/base.css',
      'outline: var(--focus) solid var(--oxide);',
      'outline: none; box-shadow: 0 0 0 3px var(--oxide);',
      'the focus on /about has a real outline',
    ],
    [
      'a footer of wide columns',
      'src/layout/Footer.module.css',
      'minmax(min(100%, var(--column)), 1fr)',
      'minmax(26rem, 1fr)',
      'as the window changes › /about never scrolls sideways between 320 and 1440 px, nor at 2560 px',
    ],
    [
      'captions of a fixed height',
      'src/components/Carousel.module.css',
      '    min-block-size: var(--words);\n    padding: var(--space-3)',
      '    block-size: var(--caption);\n    overflow: hidden;\n    padding: var(--space-3)',
      '/ bears wider text spacing at 320 px',
    ],
    [
      'a navigation that cannot wrap',
      'src/layout/Header.module.css',
      '      max-inline-size: calc(100% - var(--translator));\n',
      '',
      '/about bears text of 200 %',
    ],
    [
      'dots 20 px wide',
      'src/components/Carousel.module.css',
      'inline-size: var(--dot-target);',
      'inline-size: 1.25rem;',
      'the controls of the carousel are at least 24 px wide and high',
    ],
    [
      'the slides move under the keyboard',
      'src/components/Carousel.tsx',
      'const moving = playing && !focused',
      'const moving = playing',
      'the slides stand still while the keyboard focus is inside',
    ],
    [
      'a paused slide show is silent',
      'src/components/Carousel.tsx',
      "aria-live={moving ? 'off' : 'polite'}",
      'aria-live="off"',
      'once the visitor has paused them, their changes are announced',
    ],
    [
      'hidden slides are read',
      'src/components/Carousel.tsx',
      '              inert={swiper !== null && slide !== index}\n',
      '',
      'only the slide that is seen is offered to assistive technology',
    ],
    [
      'the slides move although motion is unwanted',
      'src/components/Carousel.tsx',
      '!(swiper && still)',
      'true',
      'the slides stand until the visitor starts them',
    ],
    [
      'the marquee moves on',
      'src/components/Marquee.tsx',
      'play={playing}',
      'play',
      'the marquee stands once the visitor has paused it',
    ],
    [
      'the numbers count although motion is unwanted',
      'src/components/Counters.tsx',
      'if (still || counted) return',
      'if (counted) return',
      'counters show their final numbers from the start',
    ],
    [
      'the ticking numbers are read',
      'src/components/Counters.tsx',
      ' aria-label={final}',
      '',
      'counters are named with their final numbers while they count',
    ],
    [
      'a level of heading left out',
      'src/components/Card.tsx',
      '<h3>{heading}</h3>',
      '<h4>{heading}</h4>',
      'the headings of / are its outline: one of level 1, and no level left out',
    ],
    [
      'the focus before the title',
      'src/layout/Layout.tsx',
      "    document.title = findPage(pathname)?.title ?? errorTitle\n    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })\n",
      "    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })\n    document.title = findPage(pathname)?.title ?? errorTitle\n",
      'choosing About Us sets the title before the focus comes to the heading',
    ],
    [
      'the main part cannot take the focus',
      'src/layout/Layout.tsx',
      '<main id="content" tabIndex={-1}>',
      '<main id="content">',
      'the skip link of /grievance leads past the header',
    ],
    [
      'the e-mail cannot be filled in by the browser',
      'src/content/forms.ts',
      "autoComplete: 'email'",
      "autoComplete: 'off'",
      'the fields of /contact tell the browser what they are for',
    ],
    [
      'messages are tied to nothing',
      'src/components/Field.tsx',
      "'aria-describedby': invalid ? messageId : undefined,",
      "'aria-describedby': undefined,",
      'after sending /grievance empty, each field is invalid and described by its message',
    ],
    [
      'required said twice',
      'src/components/Field.tsx',
      'required: true,',
      "required: true,\n    'aria-required': true,",
      'each field of /grievance says once that it is required, and nothing is wrong with it yet',
    ],
    [
      'the confirmation is not read',
      'src/components/Form.tsx',
      '    if (confirmed) status.current?.focus()\n',
      '',
      'the confirmation of /grievance is a status and has the focus',
    ],
    [
      'dialogs are not modal',
      'src/components/Dialog.tsx',
      'element?.showModal()',
      'element?.show()',
      'while the lightbox is open, what is behind it cannot be reached',
    ],
    [
      'the page behind the menu can be reached',
      'src/layout/Header.tsx',
      "    for (const part of background) part.toggleAttribute('inert', true)\n",
      '',
      'the menu on a phone › makes page and footer inert while it is open',
    ],
    [
      'Escape loses the focus',
      'src/layout/Header.tsx',
      '      button.current?.focus()\n',
      '',
      'the menu on a phone › closes on Escape, and the focus is on its button',
    ],
    [
      'a photograph too light under its words',
      'src/styles/tokens.css',
      '--shade: rgb(27 25 22 / 62%);',
      '--shade: rgb(27 25 22 / 20%);',
      'on a phone › A captivating video tour of our stunning work has a contrast of 4.5 with the photograph behind it',
    ],
    [
      'soft ink too soft',
      'src/styles/tokens.css',
      '--ink-soft: #5a544b;',
      '--ink-soft: #a8a196;',
      'on a phone › axe finds nothing on /products',
    ],
    [
      'a heading that is a paragraph',
      'src/layout/Footer.tsx',
      '<h2>{words.factory}</h2>',
      '<p>{words.factory}</p>',
      '/contact reads as recorded',
    ],
  ]
  return rows.map(([name, file, find, replace, killedBy]) => ({
    name: `access: ${name}`,
    file,
    find,
    replace,
    killedBy,
  }))
}

/** nginx: statuses, headers, policy, caching, refusals, log. */
function server(): Mutant[] {
  const file = 'nginx.conf'
  const of = (killedBy: string) => ({ file, killedBy, project: 'server' as const })
  const everyHeader = of('security headers › /about has every security header, once')
  const strict = of(
    'content security policy › the strict policy names only the site itself, and the map that a page may frame',
  )
  const logged = of('the running server › the log says what was asked for, and nothing about who asked')
  const headers: [name: string, value: string][] = [
    ['Content-Security-Policy', '$csp'],
    ['X-Content-Type-Options', '$nosniff'],
    ['X-Frame-Options', '$deny'],
    ['Referrer-Policy', '$referrer'],
    ['Permissions-Policy', '$permissions'],
    ['Cross-Origin-Opener-Policy', '$same_origin'],
    ['Cross-Origin-Resource-Policy', '$same_origin'],
    ['X-Permitted-Cross-Domain-Policies', '$none'],
  ]
  const strictPolicy = "default \"default-src 'none'; script-src 'self' $script_hash;"
  return [
    ...headers.map(([name, value]) => ({
      name: `server: no ${name}`,
      find: `    add_header ${name} ${value} always;\n`,
      replace: '',
      ...everyHeader,
    })),
    {
      name: 'server: no HSTS behind https',
      find: '    add_header Strict-Transport-Security $hsts always;\n',
      replace: '',
      ...of('security headers › behind https, browsers are told to stay there'),
    },
    {
      name: 'server: HSTS over plain http',
      find: 'default ""; "~:1$" "max-age=31536000"',
      replace: 'default "max-age=31536000"',
      ...of('security headers › over plain http, nobody is sent to an https that may not exist'),
    },
    {
      name: 'server: a header not on errors',
      find: 'add_header X-Content-Type-Options $nosniff always;',
      replace: 'add_header X-Content-Type-Options $nosniff;',
      ...of('security headers › /nope has every security header, once'),
    },
    {
      name: 'server: policy admits inline scripts',
      find: strictPolicy,
      replace: strictPolicy.replace("'self'", "'self' 'unsafe-inline'"),
      ...strict,
    },
    {
      name: 'server: policy admits no script in the page',
      find: strictPolicy,
      replace: strictPolicy.replace(' $script_hash', ''),
      ...of(
        'content security policy › the policy admits the styles and the script in /, and needs no exception for anything in it',
      ),
    },
    {
      name: 'server: policy admits any picture',
      find: "img-src 'self' data:; font-src",
      replace: 'img-src *; font-src',
      ...strict,
    },
    {
      name: 'server: policy admits frames around the site',
      find: 'frame-ancestors \'none\'$upgrade_requests";\n        "~^1',
      replace: 'frame-ancestors *$upgrade_requests";\n        "~^1',
      ...strict,
    },
    {
      name: 'server: policy of the translated view on every page',
      find: 'map "$translated$uri" $content_security_policy {',
      replace: 'map "1$uri" $content_security_policy {',
      ...of('the translated view › / stays strict'),
    },
    {
      name: 'server: any word with "translate" opens the translated view',
      find: '"~:(?:.*&)?translate(?:=|&|$)" 1;',
      replace: '"~:.*translate" 1;',
      ...of('the translated view › /about?nottranslate=1 stays strict'),
    },
    {
      name: 'server: nonce constant',
      find: "'nonce-$request_id'",
      replace: "'nonce-0123456789abcdef0123456789abcdef'",
      and: {
        find: 'sub_filter __CSP_NONCE__ $request_id;',
        replace: 'sub_filter __CSP_NONCE__ 0123456789abcdef0123456789abcdef;',
      },
      ...of('the translated view › each response has a nonce of its own'),
    },
    {
      name: 'server: nonce kept in caches',
      find: '        "~^20[06]:1.*\\.html$"       "no-store";   # holds a nonce\n',
      replace: '',
      ...of('the translated view › it is kept nowhere, and cannot be asked for again by a validator'),
    },
    {
      name: 'server: 404 turned to 200',
      find: 'error_page 404 $not_found_page;',
      replace: 'error_page 404 =200 $not_found_page;',
      ...of("pages › /nope, which is no page, answers 404 with the site's shell"),
    },
    {
      name: 'server: //about is /about',
      find: '        location ~ // { return 404; }\n',
      replace: '',
      ...of('pages › //about, an address with a slash too many, answers 404 with the shell'),
    },
    {
      name: 'server: a missing file gets the shell',
      find: '"~^/assets/|/\\.|',
      replace: '"~/\\.|',
      ...of('pages › /assets/missing, a file that is missing, answers 404 without the shell'),
    },
    {
      name: 'server: redirects not for good',
      find: 'return 308 /$page$is_args$args;',
      replace: 'return 302 /$page$is_args$args;',
      ...of('pages › /about/ redirects for good to /about, by a relative address'),
    },
    {
      name: 'server: redirects name host and port',
      find: 'absolute_redirect off;',
      replace: 'absolute_redirect on;',
      ...of('pages › /about.html redirects for good to /about, by a relative address'),
    },
    {
      name: 'server: pages kept without being asked for again',
      find: '"no-cache";',
      replace: '"public, max-age=3600";',
      ...of('caching › /about is asked for again each time, and answers 304 while it is the same'),
    },
    {
      name: 'server: no ETag',
      find: '    sendfile on;\n',
      replace: '    sendfile on;\n    etag off;\n',
      ...of('caching › / is asked for again each time, and answers 304 while it is the same'),
    },
    {
      name: 'server: hashed files not kept',
      find: '"public, max-age=31536000, immutable";',
      replace: '"no-cache";',
      ...of('caching › hashed .js files are kept for a year and never asked for again'),
    },
    {
      name: 'server: errors kept',
      find: '"~^(?:200|206|304):"        $cache_found;',
      replace: '"~^(?:200|206|304|404):"    $cache_found;',
      ...of('caching › the error for /nope is not kept'),
    },
    {
      name: 'server: no Cache-Control',
      find: '    add_header Cache-Control $cache_control always;\n',
      replace: '',
      ...of('caching › /favicon.svg, whose name stays, is kept for an hour'),
    },
    {
      name: 'server: no Vary',
      find: '    add_header Vary $vary always;\n',
      replace: '',
      ...of('caching › /products is asked for again each time, and answers 304 while it is the same'),
    },
    {
      name: 'server: POST allowed',
      find: '(?!GET$|HEAD$)',
      replace: '(?!GET$|HEAD$|POST$)',
      ...of('requests that are refused › POST answers 405, whatever it asks for'),
    },
    {
      name: 'server: bodies allowed',
      find: '        if ($has_body) { return 413; }\n',
      replace: '',
      ...of('requests that are refused › a GET with a chunked body answers 413'),
    },
    {
      name: 'server: long header lines allowed',
      find: 'large_client_header_buffers 4 8k;',
      replace: 'large_client_header_buffers 4 64k;',
      ...of('requests that are refused › a header line that is too long answers 431'),
    },
    {
      name: 'server: dotfiles served',
      find: '        location ~ /\\.(?!well-known/)            { return 404; }\n',
      replace: '',
      ...of('builds › a file whose name begins with a dot is not served'),
    },
    {
      name: 'server: slow clients held',
      find: 'client_header_timeout 8s; ',
      replace: 'client_header_timeout 20s;',
      ...of('slow clients › 500 that never finish their header are cut within 10 s, and nobody else notices'),
    },
    {
      name: 'server: the log has the query',
      find: '[!->@-~]+',
      replace: '[!-~]+',
      ...logged,
    },
    {
      name: "server: the log has the visitor's address",
      find: '"client":"$log_client"',
      replace: '"client":"$remote_addr"',
      ...logged,
    },
    {
      name: 'server: the log has the user agent',
      find: '"status":$status,',
      replace: '"status":$status,"agent":"$http_user_agent",',
      ...logged,
    },
    {
      name: 'server: health checks logged',
      find: '            access_log off;\n',
      replace: '',
      ...of('the running server › health checks are not logged'),
    },
    {
      name: 'server: not compressed',
      find: 'gzip_static on;',
      replace: 'gzip_static off;',
      ...of('compression › a client that accepts "gzip" gets gzip'),
    },
    {
      name: "server: the marquee's styles refused",
      find: '[css, await marqueeStyle()]',
      replace: '[css]',
      ...of('content security policy › the policy admits the styles that the marquee inserts'),
      file: 'build/prerender.ts',
    },
  ]
}

/** Settings, budgets, head, address of the map: Vitest's tests. */
function pureParts(): Mutant[] {
  const of = (file: string, killedBy: string) => ({ file, killedBy, project: 'unit' as const })
  return [
    {
      name: 'settings: any e-mail',
      find: 'SITE_EMAIL: z.email(',
      replace: 'SITE_EMAIL: z.string(',
      ...of('build/settings.ts', 'SITE_EMAIL="hello" is refused with one line'),
    },
    {
      name: 'settings: a phone number without country',
      find: '.regex(/^\\+(?:',
      replace: '.regex(/^\\+?(?:',
      ...of('build/settings.ts', 'SITE_PHONE="55555 50123" is refused with one line'),
    },
    {
      name: 'settings: any protocol',
      find: 'protocol: /^https?$/,',
      replace: '',
      ...of('build/settings.ts', 'SITE_SUSTAINABILITY_URL="javascript:alert(1)" is refused with one line'),
    },
    {
      name: 'settings: unknown ones pass',
      find: "name.startsWith('SITE_') && !",
      replace: "name.startsWith('X') && !",
      ...of('build/settings.ts', 'an unknown setting is refused, with the names of those that exist'),
    },
    {
      name: 'budgets: one byte too many passes',
      find: '!(bytes <= allowed[budget])',
      replace: '!(bytes <= allowed[budget] + 1)',
      ...of('bench/parts/budgets.ts', 'check › fails for one byte too many: carousel chunk'),
    },
    {
      name: 'budgets: what was not measured passes',
      find: '[...above, ...missing]',
      replace: '[...above]',
      ...of('bench/parts/budgets.ts', 'check › fails where nothing was measured: fonts, in all'),
    },
    {
      name: "head: an operator's name breaks out",
      find: ".replaceAll('<', '&lt;')",
      replace: '',
      ...of('build/head.ts', "an operator's name cannot break out of an attribute or the data block"),
    },
    {
      name: 'head: nine photographs are listed',
      find: 'numberOfItems: products.gallery.length',
      replace: 'numberOfItems: products.gallery.length - 1',
      ...of('build/head.ts', 'the products page lists its ten photographs'),
    },
    {
      name: 'map: the point is not in its middle',
      find: 'latitude - halfHeight',
      replace: 'latitude',
      ...of('src/lib/mapAddress.ts', 'the frame is centred on the point, with a marker on it'),
    },
    {
      name: 'counters: round up',
      find: 'Math.floor(',
      replace: 'Math.ceil(',
      ...of('src/lib/countUp.ts', 'after 0.9 ms a counter to 2500 that rises each millisecond shows 0'),
    },
    {
      name: 'counters: rise beyond the target',
      find: 'Math.min(Math.max(0, Math.floor(elapsed / step)), target)',
      replace: 'Math.max(0, Math.floor(elapsed / step))',
      ...of('src/lib/countUp.ts', 'after 2501 ms a counter to 2500 that rises each millisecond shows 2500'),
    },
  ]
}

/** The guards of every test: without its guard, the guard's own test fails. */
function guards(): Mutant[] {
  const file = 'e2e/fixtures.ts'
  const of = (title: string) => ({ file, killedBy: `guards › ${title}` })
  return [
    {
      name: 'guards: findings pass',
      find: "      expect(findings, 'what the guards found').toEqual([])\n",
      replace: '',
      ...of('a finding that is left fails the test'),
    },
    {
      name: 'guards: console errors pass',
      find: '        findings.push(`console ${message.type()}: ${message.text()}`)\n',
      replace: '',
      ...of('notice a console error'),
    },
    {
      name: 'guards: console warnings pass',
      find: "['error', 'warning'].includes",
      replace: "['error'].includes",
      ...of('notice a console warning'),
    },
    {
      name: 'guards: uncaught errors pass',
      find: '        findings.push(`uncaught: ${message}`)\n',
      replace: '',
      ...of('notice an uncaught error'),
    },
    {
      name: 'guards: unhandled rejections pass',
      find: 'findings.push(`uncaught: ${message}`)',
      replace: 'if (!/purpose/.test(message)) findings.push(`uncaught: ${message}`)',
      ...of('notice an unhandled rejection'),
    },
    {
      name: 'guards: errors of hydration pass',
      find: 'findings.push(`uncaught: ${message}`)',
      replace: 'if (!/Minified React error/.test(message)) findings.push(`uncaught: ${message}`)',
      ...of('notice that the server and the browser disagree'),
    },
    {
      name: 'guards: violations of the policy pass',
      find: "        if (kind === 'policy') findings.push(`policy: ${detail}`)\n",
      replace: '',
      ...of('notice what the content security policy refused'),
    },
    {
      name: 'guards: answers of 404 pass',
      find: 'if (response.status() < 400 ||',
      replace: 'if (response.status() < 500 ||',
      ...of('notice an answer of 404'),
    },
    {
      name: 'guards: requests to other origins pass',
      find: '          findings.push(`request to ${route.request().url()}`)\n',
      replace: '',
      ...of('notice a request to another origin, and stop it'),
    },
    {
      name: 'guards: layout shifts pass',
      find: 'const shiftLimit = 0.01',
      replace: 'const shiftLimit = 1',
      ...of('notice a layout shift'),
    },
    {
      name: 'guards: an allowance lets everything pass',
      find: 'allowConsole?.test(text) ||',
      replace: 'allowConsole ||',
      file,
      killedBy: 'an allowance › lets pass what a test expects, and nothing else',
    },
  ]
}
