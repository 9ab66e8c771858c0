import type { Mutant } from '../mutants/mutant.ts'

/** What the browser refuses. */
export const mutants: readonly Mutant[] = [
  {
    name: 'server: HTML may be made from strings',
    file: 'nginx.conf',
    find: " require-trusted-types-for 'script';",
    replace: '',
    killedBy: 'a script that makes HTML from a string, in /about: refused',
  },
  {
    name: 'server: any script may declare itself trusted',
    file: 'nginx.conf',
    find: " trusted-types 'none'",
    replace: ' trusted-types *',
    killedBy: 'no script may declare itself trusted',
  },
  {
    name: "build: the marquee's style as HTML",
    file: 'build/marqueeStyle.ts',
    find: 'style.textContent = css;',
    replace: 'style.innerHTML = css; ',
    killedBy: '/about breaks nothing of its content security policy',
  },
]
