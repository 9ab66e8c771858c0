import type { Mutants } from './mutants/mutants.ts'

/** Only when it is asked for, English, not by itself, and never a dead end. */
export const mutants: Mutants = {
  'is offered in the header, and asks for nothing before the visitor does': [
    ['src/layout/TranslateWidget.tsx', "useState<State>('offered')", "useState<State>('loading')"],
  ],
  'puts its widget into the header of the translated view of the page': [
    ['src/layout/Header.tsx', '        <TranslateWidget />\n', ''],
    ['src/layout/TranslateWidget.tsx', 'href="?translate"', 'href="?language"'],
  ],
  'knows that the pages are in English, and does not show itself automatically': [
    ['src/layout/TranslateWidget.tsx', "pageLanguage: 'en'", "pageLanguage: 'hi'"],
  ],
  'is not said to have failed 10 s after it has come': [
    ['src/layout/TranslateWidget.tsx', '      clearTimeout(timer)\n', ''],
  ],
  'says so, leaves the page as it is, and can be tried again': [
    ['src/layout/TranslateWidget.tsx', '    script.onerror = fail\n', ''],
    [
      'src/layout/TranslateWidget.tsx',
      '<button type="button" onClick={() => setState(\'loading\')}>',
      '<button type="button">',
    ],
  ],
  'says so 10 s after the service has answered without a widget': [
    ['src/layout/TranslateWidget.tsx', 'const patience = 10_000', 'const patience = 10_001'],
  ],
  'leaves React at peace about a text that has been moved away': [
    ['src/app.tsx', '  if (isTranslated()) guardNodes()\n', ''],
  ],
}
