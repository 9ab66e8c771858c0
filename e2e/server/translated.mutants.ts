import type { Mutants } from '../mutants/mutants.ts'

/** The policy of the translated view. */
export const mutants: Mutants = {
  '/ stays strict': [
    [
      'nginx.conf',
      'map "$translated$uri" $content_security_policy {',
      'map "1$uri" $content_security_policy {',
    ],
  ],
  '/about?nottranslate=1 stays strict': [
    ['nginx.conf', '"~:(?:.*&)?translate(?:=|&|$)" 1;', '"~:.*translate" 1;'],
  ],
  'each response has a nonce of its own': [
    [
      'nginx.conf',
      "'nonce-$request_id'",
      "'nonce-0123456789abcdef0123456789abcdef'",
      'sub_filter __CSP_NONCE__ $request_id;',
      'sub_filter __CSP_NONCE__ 0123456789abcdef0123456789abcdef;',
    ],
  ],
  'it is kept nowhere, and cannot be asked for again by a validator': [
    ['nginx.conf', '        "~^20[06]:1.*\\.html$"       "no-store";   # holds a nonce\n', ''],
  ],
}
