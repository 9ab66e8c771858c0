import type { Mutant } from '../mutants/mutant.ts'

const headers: [name: string, value: string][] = [
  ['Content-Security-Policy', '$csp'],
  ['X-Content-Type-Options', '$nosniff'],
  ['X-Frame-Options', '$deny'],
  ['Referrer-Policy', '$referrer'],
  ['Permissions-Policy', '$permissions'],
  ['Cross-Origin-Opener-Policy', '$same_origin'],
  ['Cross-Origin-Resource-Policy', '$same_origin'],
]

/** Security headers and the policy. */
export const mutants: readonly Mutant[] = [
  ...headers.map(([name, value]) => ({
    name: `server: no ${name}`,
    file: 'nginx.conf',
    find: `    add_header ${name} ${value} always;\n`,
    replace: '',
    killedBy: '/about has every security header, once',
  })),
  {
    name: 'server: no HSTS behind https',
    file: 'nginx.conf',
    find: '    add_header Strict-Transport-Security $hsts always;\n',
    replace: '',
    killedBy: 'behind https, browsers are told to stay there',
  },
  {
    name: 'server: HSTS over plain http',
    file: 'nginx.conf',
    find: 'default ""; "~:1$" "max-age=31536000"',
    replace: 'default "max-age=31536000"',
    killedBy: 'over plain http, nobody is sent to an https that may not exist',
  },
  {
    name: 'server: a header not on errors',
    file: 'nginx.conf',
    find: 'add_header X-Content-Type-Options $nosniff always;',
    replace: 'add_header X-Content-Type-Options $nosniff;',
    killedBy: '/nope has every security header, once',
  },
  {
    name: 'server: policy admits inline scripts',
    file: 'nginx.conf',
    find: "default \"default-src 'none'; script-src 'self' $script_hash;",
    replace: "default \"default-src 'none'; script-src 'self' 'unsafe-inline' $script_hash;",
    killedBy: 'the strict policy names only the site itself, and the map that a page may frame',
  },
  {
    name: 'server: policy admits no script in the page',
    file: 'nginx.conf',
    find: "default \"default-src 'none'; script-src 'self' $script_hash;",
    replace: "default \"default-src 'none'; script-src 'self';",
    killedBy: 'the policy admits the styles and the script in /, and needs no exception for anything in it',
  },
  {
    name: 'server: policy admits any picture',
    file: 'nginx.conf',
    find: "img-src 'self' data:; font-src",
    replace: 'img-src *; font-src',
    killedBy: 'the strict policy names only the site itself, and the map that a page may frame',
  },
  {
    name: 'server: policy admits frames around the site',
    file: 'nginx.conf',
    find: "frame-ancestors 'none'; require-trusted-types-for",
    replace: 'frame-ancestors *; require-trusted-types-for',
    killedBy: 'the strict policy names only the site itself, and the map that a page may frame',
  },
  {
    name: "server: the marquee's styles refused",
    file: 'build/prerender.ts',
    find: '[css, await marqueeStyle()]',
    replace: '[css]',
    killedBy: 'the policy admits the styles that the marquee inserts',
  },
  {
    name: 'server: pages may ask for the clipboard',
    file: 'nginx.conf',
    find: 'clipboard-read=(), ',
    replace: '',
    killedBy: '/about has every security header, once',
  },
]
