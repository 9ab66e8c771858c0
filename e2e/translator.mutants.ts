import type { Mutant } from './mutants/mutant.ts'

/** Only when it is asked for, English, not by itself, and never a dead end. */
export const mutants: readonly Mutant[] = [
  {
    name: 'translator: loaded at once',
    file: 'src/layout/TranslateWidget.tsx',
    find: "useState<State>('offered')",
    replace: "useState<State>('loading')",
    killedBy: 'is not there before the visitor asks for it',
  },
  {
    name: 'translator: not offered',
    file: 'src/layout/Header.tsx',
    find: '        <TranslateWidget />\n',
    replace: '',
    killedBy: 'is offered in the header',
  },
  {
    name: 'translator: leads to no translated view',
    file: 'src/layout/TranslateWidget.tsx',
    find: 'href="?translate"',
    replace: 'href="?language"',
    killedBy: 'opens the translated view of the page',
  },
  {
    name: 'translator: wrong page language',
    file: 'src/layout/TranslateWidget.tsx',
    find: "pageLanguage: 'en'",
    replace: "pageLanguage: 'hi'",
    killedBy: 'knows that the pages are in English, and does not show itself automatically',
  },
  {
    name: 'translator: shows itself',
    file: 'src/layout/TranslateWidget.tsx',
    find: 'autoDisplay: false',
    replace: 'autoDisplay: true',
    killedBy: 'knows that the pages are in English, and does not show itself automatically',
  },
  {
    name: 'translator: silent when it cannot be loaded',
    file: 'src/layout/TranslateWidget.tsx',
    find: '    script.onerror = fail\n',
    replace: '',
    killedBy: 'says so',
  },
  {
    name: 'translator: waits too long for a widget',
    file: 'src/layout/TranslateWidget.tsx',
    find: 'const patience = 10_000',
    replace: 'const patience = 10_001',
    killedBy: 'says so 10 s after the service has answered without a widget',
  },
  {
    name: 'translator: cannot be tried again',
    file: 'src/layout/TranslateWidget.tsx',
    find: '<button type="button" onClick={() => setState(\'loading\')}>',
    replace: '<button type="button">',
    killedBy: 'can be tried again',
  },
  {
    name: 'translator: changed texts break the page',
    file: 'src/app.tsx',
    find: '  if (isTranslated()) guardNodes()\n',
    replace: '',
    killedBy: 'leaves React at peace about a text that has been moved away',
  },
]
