import type { Equivalent, Mutant } from './mutants/mutant.ts'

/** The menu of small screens. */
export const mutants: readonly Mutant[] = [
  {
    name: 'menu: does not open',
    file: 'src/layout/Header.tsx',
    find: 'setOpenedAt(open ? null : key)',
    replace: 'setOpenedAt(null)',
    killedBy: 'opens by its button',
  },
  {
    name: 'menu: not closed by its button',
    file: 'src/layout/Header.tsx',
    find: 'setOpenedAt(open ? null : key)',
    replace: 'setOpenedAt(key)',
    killedBy: 'closes by its button',
  },
  {
    name: 'menu: stays open on a choice',
    file: 'src/layout/Header.tsx',
    find: '        onClick={() => setOpenedAt(null)}\n',
    replace: '',
    and: { find: 'const open = openedAt === key', replace: 'const open = openedAt !== null' },
    killedBy: 'closes when the visitor has chosen a page',
  },
  {
    name: 'menu: stays open on back',
    file: 'src/layout/Header.tsx',
    find: 'const open = openedAt === key',
    replace: 'const open = openedAt !== null',
    killedBy: 'closes when the visitor goes back',
  },
  {
    name: 'menu: stays open on Escape',
    file: 'src/layout/Header.tsx',
    find: '      close()\n      button.current',
    replace: '      button.current',
    killedBy: 'closes on Escape and gives the focus back to its button',
  },
  {
    name: 'menu: the focus is lost on Escape',
    file: 'src/layout/Header.tsx',
    find: '      button.current?.focus()\n',
    replace: '',
    killedBy: 'closes on Escape and gives the focus back to its button',
  },
  {
    name: 'menu: the heading of the next page is still out of reach',
    file: 'src/layout/Header.tsx',
    find: 'import { useLayoutEffect, useRef',
    replace: 'import { useEffect as useLayoutEffect, useRef',
    killedBy: 'leads to the heading of the home page by the logo above it',
  },
  {
    name: 'menu: stays open when the screen grows',
    file: 'src/layout/Header.tsx',
    find: "    media.addEventListener('change', close)\n",
    replace: '',
    killedBy: 'closes when the screen grows',
  },
  {
    name: 'menu: the background can be reached',
    file: 'src/layout/Header.tsx',
    find: "for (const part of background) part.toggleAttribute('inert', true)",
    replace: '',
    killedBy: 'keeps the page behind it out of reach while it is open',
  },
  {
    name: 'menu: the background stays out of reach',
    file: 'src/layout/Header.tsx',
    find: "for (const part of background) part.removeAttribute('inert')",
    replace: '',
    killedBy: 'keeps the page behind it out of reach while it is open',
  },
  {
    name: 'menu: its button is not renamed',
    file: 'src/layout/Header.tsx',
    find: 'aria-label={open ? words.closeMenu : words.openMenu}',
    replace: 'aria-label={words.openMenu}',
    killedBy: 'opens by its button',
  },
  {
    name: 'menu: its button does not say what it opens',
    file: 'src/layout/Header.tsx',
    find: 'aria-controls="navigation"',
    replace: 'aria-controls="menu"',
    killedBy: 'names what it opens',
  },
]

/** Edits that break nothing, each with the reason. */
export const equivalents: readonly Equivalent[] = [
  {
    name: 'menu: a choice does not close it by itself',
    file: 'src/layout/Header.tsx',
    find: '        onClick={() => setOpenedAt(null)}\n',
    replace: '',
    reason: 'The new location closes it as well, also where it is the same page.',
  },
]
