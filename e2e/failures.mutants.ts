import type { Mutants } from './mutants/mutants.ts'

/** Parts that are missing, pages that fail. */
export const mutants: Mutants = {
  'a newer version of the app: the page loads afresh once and is live': [
    [
      'src/lib/loadPart.ts',
      'if (!navigator.onLine || isRemembered(key) || !remember(key)) throw error',
      'throw error',
    ],
  ],
  'a newer version of a page: it is loaded afresh at its address': [
    ['src/lib/loadPart.ts', 'location.reload()', "location.assign('/')"],
  ],
  'an app that stays away: a visible message, after one reload': [
    [
      'src/early.ts',
      "  document.getElementById('load-failure')?.toggleAttribute('hidden', !failure)",
      '  void failure',
    ],
  ],
  'shows the fallback page, titled so, in the frame of the site, with a way home': [
    [
      'src/layout/FailureBoundary.tsx',
      'visit === state.visit ? null : { failed: false, visit }',
      'visit === state.visit ? null : { ...state, visit }',
    ],
    ['src/layout/ErrorPage.tsx', '    document.title = errorTitle\n', ''],
    [
      'src/layout/Layout.tsx',
      '        <FailureBoundary visit={key}>\n          <Outlet />\n        </FailureBoundary>\n',
      '        <Outlet />\n',
    ],
  ],
  'the slide show: its controls turn the photographs all the same, and nothing is to be paused': [
    [
      'src/components/Carousel.tsx',
      '        left: wanted.current * strip.current.clientWidth,\n',
      '        left: 0,\n',
    ],
    ['src/components/Carousel.tsx', '      setFailed(true)\n', ''],
  ],
  'the marquee: its marks stand, with nothing to pause, without a reload': [
    ['src/components/Marquee.tsx', '{FastMarquee && !still && (', '{!still && ('],
  ],
  'a page that stayed away comes at the next visit, when it is there': [
    ['src/lib/pageCode.ts', 'expected.clear()', 'void expected'],
  ],
}
