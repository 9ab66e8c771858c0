import type { Mutants } from './mutants/mutants.ts'

/** Ten drawings at one scale, each a way to its photograph. */
export const mutants: Mutants = {
  'all stand on one line, at one scale': [
    ['src/components/Floor.tsx', 'width={em(width)}', 'width={em(900)}'],
    ['src/components/Floor.tsx', '#${photo}`} />', '#drawing-${photo}`} />'],
    [
      'src/components/Floor.module.css',
      '    flex: 1 0 auto;\n    align-items: end;',
      '    flex: 1 0 auto;\n    align-items: start;',
    ],
  ],
  'lead to their photographs': [
    ['src/components/Floor.tsx', 'href={`#${photo}`} onClick', 'href="#bed" onClick'],
    [
      'src/components/Gallery.module.css',
      '    scroll-margin-block-start: calc(var(--header) + var(--space-3));\n',
      '',
    ],
    ['src/lib/leadTo.ts', '  target?.focus({ preventScroll: true })\n', ''],
  ],
  'lead to their photographs before all of the page is laid out': [
    ['src/lib/leadTo.ts', "  document.documentElement.classList.add('settled')", '  //'],
  ],
  'are all seen at once, each over its name, 1440 px wide': [
    ['src/components/Floor.module.css', '      font-size: var(--floor-scale-whole);\n', ''],
  ],
  'is scrolled sideways by the keyboard': [
    ['src/components/Floor.module.css', '    overflow-x: auto;\n', '    overflow: clip;\n'],
  ],
}
