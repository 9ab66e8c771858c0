import type { Equivalent, Mutant } from '../mutants/mutant.ts'

/** Statuses and redirects. */
export const mutants: readonly Mutant[] = [
  {
    name: 'server: 404 turned to 200',
    file: 'nginx.conf',
    find: 'error_page 404 $not_found_page;',
    replace: 'error_page 404 =200 $not_found_page;',
    killedBy: "/nope, which is no page, answers 404 with the site's shell",
  },
  {
    name: 'server: //about is /about',
    file: 'nginx.conf',
    find: '        location ~ // { return 404; }\n',
    replace: '',
    killedBy: '//about, an address with a slash too many, answers 404 with the shell',
  },
  {
    name: 'server: a missing file gets the shell',
    file: 'nginx.conf',
    find: '"~^/assets/|/\\.|',
    replace: '"~/\\.|',
    killedBy: '/assets/missing, a file that is missing, answers 404 without the shell',
  },
  {
    name: 'server: redirects not for good',
    file: 'nginx.conf',
    find: 'return 308 /$page$is_args$args;',
    replace: 'return 302 /$page$is_args$args;',
    killedBy: '/about/ redirects for good to /about, by a relative address',
  },
  {
    name: 'server: redirects name host and port',
    file: 'nginx.conf',
    find: 'absolute_redirect off;',
    replace: 'absolute_redirect on;',
    killedBy: '/about.html redirects for good to /about, by a relative address',
  },
]

/** Edits that break nothing, each with the reason. */
export const equivalents: readonly Equivalent[] = [
  {
    name: 'nginx: no rule of its own against .br and .gz',
    file: 'nginx.conf',
    find: '        location ~ \\.(?:map|br|gz)$              { return 404; }\n',
    replace: '',
    reason: 'A type that is not named leaves the server nowhere: the rule for pages looks for FILE.br.html.',
  },
]
