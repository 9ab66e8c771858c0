import type { Mutants } from '../e2e/mutants/mutants.ts'

/** What deploy/https.sh makes of an operator's settings. */
export const mutants: Mutants = {
  'SITE_URL=https://www.oak.example HTTPS_ALIASES= serves the one, and leads to it from the others': [
    ['deploy/https.sh', '  www.*) REDIRECTED="$REDIRECTED, https://${host#www.}" ;;\n', '  www.*) ;;\n'],
  ],
  'SITE_URL=https://oak.example HTTPS_ALIASES=oak.test,www.oak.test serves the one, and leads to it from the others':
    [['deploy/https.sh', "| tr ',' ' '", '| cut -d , -f 1']],
  'SITE_URL="http://oak.example" HTTPS_ALIASES="" ends with a line that says what is expected': [
    ['deploy/https.sh', '  https://?*) ;;\n', '  http*://?*) ;;\n'],
  ],
  'SITE_URL="https://oak.example {" HTTPS_ALIASES="" ends with a line that says what is expected': [
    ['deploy/https.sh', '  https://*[!A-Za-z0-9.:-]*) fail "SITE_URL', '  https://*/*) fail "SITE_URL'],
  ],
  'SITE_URL="https://oak.example" HTTPS_ALIASES="oak.test;rm" ends with a line that says what is expected': [
    ['deploy/https.sh', '    *[!A-Za-z0-9.:-]*) fail "HTTPS', '    :) fail "HTTPS'],
  ],
}
