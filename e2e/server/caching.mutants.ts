import type { Mutants } from '../mutants/mutants.ts'

/** What may be kept, and how long. */
export const mutants: Mutants = {
  '/about is asked for again each time, and answers 304 while it is the same': [
    ['nginx.conf', '"no-cache";', '"public, max-age=3600";'],
  ],
  '/ is asked for again each time, and answers 304 while it is the same': [
    ['nginx.conf', '    sendfile on;\n', '    sendfile on;\n    etag off;\n'],
  ],
  'hashed .js files are kept for a year and never asked for again': [
    ['nginx.conf', '"public, max-age=31536000, immutable";', '"no-cache";'],
  ],
  'the error for /nope is not kept': [
    ['nginx.conf', '"~^(?:200|206|304):"        $cache_found;', '"~^(?:200|206|304|404):"    $cache_found;'],
  ],
  '/favicon.svg, whose name stays, is kept for an hour: identity': [
    ['nginx.conf', '    add_header Cache-Control $cache_control always;\n', ''],
  ],
  '/robots.txt, whose name stays, is kept for an hour: br': [
    ['nginx.conf', 'txt|xml|webmanifest)(?:\\.br)?$', 'txt|xml|webmanifest)$'],
  ],
  'a file whose name begins with a dot is not served': [
    ['nginx.conf', '        location ~ /\\.(?!well-known/)            { return 404; }\n', ''],
  ],
  'the time in a validator follows the content: whatever brought the files here has not made it one': [
    ['build/finish.ts', 'utimes(file, seconds, seconds)', 'utimes(file, 1_700_000_000, 1_700_000_000)'],
  ],
  '/about has no date, for a date would not tell two builds of one commit apart': [
    ['nginx.conf', '    add_header Last-Modified "" always;\n', ''],
  ],
  'the redirect from /about/, which a later version may need as a page, is kept for an hour': [
    [
      'nginx.conf',
      '"~^308:"                    "public, max-age=3600"',
      '"~^308:"                    "public, max-age=31536000, immutable"',
    ],
  ],
}
