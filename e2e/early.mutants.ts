import type { Mutant } from './mutants/mutant.ts'

/** What the visitor does before the app has arrived. */
export const mutants: readonly Mutant[] = [
  {
    name: 'carousel: of two turns in one moment the second starts where the first did',
    file: 'src/components/Carousel.tsx',
    find: 'aria-label={words.next} onClick={() => show(wanted.current + 1)}',
    replace: 'aria-label={words.next} onClick={() => show(index + 1)}',
    killedBy: 'two actions take effect in order',
  },
  {
    name: 'carousel: an early dot is forgotten when the slide show comes',
    file: 'src/components/Carousel.tsx',
    find: 'initialSlide: wanted.current',
    replace: 'initialSlide: 0',
    killedBy: 'a dot is kept',
  },
  {
    name: 'early: clicks dropped',
    file: 'src/entry-client.ts',
    find: '    else control.click()\n',
    replace: '',
    killedBy: 'a dot is kept',
  },
  {
    name: 'early: submissions dropped',
    file: 'src/entry-client.ts',
    find: 'if (control instanceof HTMLFormElement) control.requestSubmit()\n    else control.click()',
    replace: 'if (!(control instanceof HTMLFormElement)) control.click()',
    killedBy: 'a complete form is kept and logged once',
  },
  {
    name: 'early: submissions not kept from the browser',
    file: 'src/entry-client.ts',
    find: "for (const type of ['click', 'submit']) addEventListener(type, keep, true)",
    replace: "for (const type of ['click']) addEventListener(type, keep, true)",
    killedBy: 'an incomplete form is kept and shows its messages',
  },
  {
    name: 'early: replayed twice',
    file: 'src/entry-client.ts',
    find: 'of kept.splice(0)',
    replace: 'of [...kept, ...kept.splice(0)]',
    killedBy: 'a complete form is kept and logged once',
  },
  {
    name: 'early: a swipe of the strip is undone',
    file: 'src/components/Carousel.tsx',
    find: 'strip.current.scrollLeft / strip.current.clientWidth',
    replace: '0',
    killedBy: 'a swipe of the strip stays',
  },
  {
    name: 'early: a double click submits twice',
    file: 'src/entry-client.ts',
    find: '    if (submitted.has(control)) return\n',
    replace: '',
    killedBy: 'a form sent by a double click is logged once and stays confirmed',
  },
  {
    name: 'early: a mouse at rest fetches the app',
    file: 'src/entry-client.ts',
    find: '!event.movementX && !event.movementY',
    replace: '!event.type',
    killedBy: 'a mouse that rests over the page does not fetch the app, one that moves does',
  },
  {
    name: 'early: waits for rest for ever',
    file: 'src/entry-client.ts',
    find: ', { timeout: longestWait }',
    replace: '',
    killedBy: 'a page that never comes to rest gets its app 2 s after it has loaded',
  },
  {
    name: 'early: in the wrong order',
    file: 'src/entry-client.ts',
    find: 'kept.splice(0)',
    replace: 'kept.splice(0).toReversed()',
    killedBy: 'two actions take effect in order',
  },
  {
    name: 'early: photographs open by themselves',
    file: 'src/entry-client.ts',
    find: 'button:not([type=submit]), a[data-app]',
    replace: 'button:not([type=submit])',
    killedBy: 'a photograph of the gallery is kept',
  },
  {
    name: 'early: links wait for the app',
    file: 'src/entry-client.ts',
    find: 'a[data-app]',
    replace: 'a',
    killedBy: 'a link works at once',
  },
  {
    name: 'early: what was typed is lost',
    file: 'src/app.tsx',
    find: '  await new Promise<void>((resolve) => {\n',
    replace:
      "  root.querySelectorAll('form').forEach((form) => form.reset())\n  await new Promise<void>((resolve) => {\n",
    killedBy: 'what was typed stays',
  },
]
