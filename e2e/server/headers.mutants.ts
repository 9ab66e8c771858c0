import type { Mutants } from '../mutants/mutants.ts'

/** Security headers and the policy. */
export const mutants: Mutants = {
  '/about has every security header, once': [
    ['nginx.conf', '    add_header Content-Security-Policy $csp always;\n', ''],
  ],
  'behind https, / tells browsers to stay there': [
    ['nginx.conf', '    add_header Strict-Transport-Security $hsts always;\n', ''],
  ],
  'over plain http, nobody is sent to an https that may not exist': [
    ['nginx.conf', 'default ""; "~:1$" "max-age=31536000"', 'default "max-age=31536000"'],
  ],
  '/nope has every security header, once': [
    [
      'nginx.conf',
      'add_header X-Content-Type-Options $nosniff always;',
      'add_header X-Content-Type-Options $nosniff;',
    ],
  ],
  'the strict policy names only the site itself, and the map that a page may frame': [
    [
      'nginx.conf',
      "default \"default-src 'none'; script-src 'self' $script_hash;",
      "default \"default-src 'none'; script-src 'self' 'unsafe-inline' $script_hash;",
    ],
    ['nginx.conf', " trusted-types 'none'", ' trusted-types *'],
  ],
}
