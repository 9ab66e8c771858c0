import type { Mutant } from './mutants/mutant.ts'

/** Parts that are missing, pages that fail. */
export const mutants: readonly Mutant[] = [
  {
    name: 'missing part: no reload',
    file: 'src/lib/loadPart.ts',
    find: 'if (!navigator.onLine || isRemembered(key) || !remember(key)) throw error',
    replace: 'throw error',
    killedBy: 'a newer version of the app: the page loads afresh once and is live',
  },
  {
    name: 'missing part: reloads although nothing can be stored',
    file: 'src/lib/loadPart.ts',
    find: 'isRemembered(key) || !remember(key)',
    replace: 'isRemembered(key) || (remember(key), false)',
    killedBy: 'a page that stays away while nothing can be stored: the fallback page',
  },
  {
    name: 'missing part: a page is loaded at the address of the last one',
    file: 'src/lib/loadPart.ts',
    find: 'location.assign(url)',
    replace: 'location.reload()',
    killedBy: 'a newer version of a page: it is loaded afresh at its address',
  },
  {
    name: 'missing part: the failure is silent',
    file: 'src/early.ts',
    find: "  document.getElementById('load-failure')?.toggleAttribute('hidden', !failure)",
    replace: '  void failure',
    killedBy: 'an app that stays away: a visible message, after one reload',
  },
  {
    name: 'error page: title stays',
    file: 'src/layout/ErrorPage.tsx',
    find: '    document.title = errorTitle\n',
    replace: '',
    killedBy: 'shows the fallback page, titled so, in the frame of the site',
  },
  {
    name: 'error page: shows what was thrown',
    file: 'src/layout/ErrorPage.tsx',
    find: '{failure ? errorPage.failureText',
    replace: '{failure ? String(failure)',
    killedBy: 'shows the fallback page, titled so, in the frame of the site',
  },
  {
    name: 'error page: without header and footer',
    file: 'src/routes.tsx',
    find: '      {\n        errorElement: <ErrorPage />,\n',
    replace: '      {\n',
    killedBy: 'shows the fallback page, titled so, in the frame of the site',
  },
  {
    name: 'missing slide show: its controls lie',
    file: 'src/components/Carousel.tsx',
    find: '        left: wanted.current * strip.current.clientWidth,\n',
    replace: '        left: 0,\n',
    killedBy: 'the slide show: its controls turn the photographs all the same, without a reload',
  },
  {
    name: 'missing slide show: something to pause that does not move',
    file: 'src/components/Carousel.tsx',
    find: '      setFailed(true)\n',
    replace: '',
    killedBy: 'the slide show: there is nothing to pause',
  },
  {
    name: 'missing marquee: something to pause that does not move',
    file: 'src/components/Marquee.tsx',
    find: '{FastMarquee && !still && (',
    replace: '{!still && (',
    killedBy: 'the marquee: its marks stand, with nothing to pause, without a reload',
  },
]
