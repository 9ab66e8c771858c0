import type { Mutants } from '../mutants/mutants.ts'

/** Statuses and redirects. */
export const mutants: Mutants = {
  "/nope, which is no page, answers 404 with the site's shell": [
    ['nginx.conf', 'error_page 404 $not_found_page;', 'error_page 404 =200 $not_found_page;'],
  ],
  '//about, an address with a slash too many, answers 404 with the shell': [
    ['nginx.conf', '        location ~ // { return 404; }\n', ''],
  ],
  '/assets/missing, a file that is missing, answers 404 without the shell': [
    ['nginx.conf', '"~^/assets/|/\\.|', '"~/\\.|'],
  ],
  '/about/ redirects for good to /about, by a relative address': [
    ['nginx.conf', 'return 308 /$page$is_args$args;', 'return 302 /$page$is_args$args;'],
  ],
  '/index.html?translate redirects for good to /?translate, by a relative address': [
    ['nginx.conf', 'return 308 /$is_args$args;', 'return 308 /;'],
  ],
  'the licence of @fontsource/instrument-serif comes with it': [
    ['build/prerender.ts', 'await licencesOf(manifest)', "''"],
  ],
}
