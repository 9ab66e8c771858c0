import type { Mutant } from '../mutants/mutant.ts'

/** What may be kept, and how long. */
export const mutants: readonly Mutant[] = [
  {
    name: 'server: pages kept without being asked for again',
    file: 'nginx.conf',
    find: '"no-cache";',
    replace: '"public, max-age=3600";',
    killedBy: '/about is asked for again each time, and answers 304 while it is the same',
  },
  {
    name: 'server: no ETag',
    file: 'nginx.conf',
    find: '    sendfile on;\n',
    replace: '    sendfile on;\n    etag off;\n',
    killedBy: '/ is asked for again each time, and answers 304 while it is the same',
  },
  {
    name: 'server: hashed files not kept',
    file: 'nginx.conf',
    find: '"public, max-age=31536000, immutable";',
    replace: '"no-cache";',
    killedBy: 'hashed .js files are kept for a year and never asked for again',
  },
  {
    name: 'server: errors kept',
    file: 'nginx.conf',
    find: '"~^(?:200|206|304):"        $cache_found;',
    replace: '"~^(?:200|206|304|404):"    $cache_found;',
    killedBy: 'the error for /nope is not kept',
  },
  {
    name: 'server: no Cache-Control',
    file: 'nginx.conf',
    find: '    add_header Cache-Control $cache_control always;\n',
    replace: '',
    killedBy: '/favicon.svg, whose name stays, is kept for an hour',
  },
  {
    name: 'server: no Vary',
    file: 'nginx.conf',
    find: '    add_header Vary $vary always;\n',
    replace: '',
    killedBy: '/products is asked for again each time, and answers 304 while it is the same',
  },
  {
    name: 'server: dotfiles served',
    file: 'nginx.conf',
    find: '        location ~ /\\.(?!well-known/)            { return 404; }\n',
    replace: '',
    killedBy: 'a file whose name begins with a dot is not served',
  },
  {
    name: 'build: one time for all files',
    file: 'build/finish.ts',
    find: 'utimes(file, seconds, seconds)',
    replace: 'utimes(file, 1_700_000_000, 1_700_000_000)',
    killedBy: 'two builds whose pages differ in a digit have different validators',
  },
  {
    name: 'server: a date',
    file: 'nginx.conf',
    find: '    add_header Last-Modified "" always;\n',
    replace: '',
    killedBy: '/about has no date, for a date would not tell two builds of one commit apart',
  },
]
