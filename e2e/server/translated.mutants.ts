import type { Mutant } from '../mutants/mutant.ts'

/** The policy of the translated view. */
export const mutants: readonly Mutant[] = [
  {
    name: 'server: policy of the translated view on every page',
    file: 'nginx.conf',
    find: 'map "$translated$uri" $content_security_policy {',
    replace: 'map "1$uri" $content_security_policy {',
    killedBy: '/ stays strict',
  },
  {
    name: 'server: any word with "translate" opens the translated view',
    file: 'nginx.conf',
    find: '"~:(?:.*&)?translate(?:=|&|$)" 1;',
    replace: '"~:.*translate" 1;',
    killedBy: '/about?nottranslate=1 stays strict',
  },
  {
    name: 'server: nonce constant',
    file: 'nginx.conf',
    find: "'nonce-$request_id'",
    replace: "'nonce-0123456789abcdef0123456789abcdef'",
    and: {
      find: 'sub_filter __CSP_NONCE__ $request_id;',
      replace: 'sub_filter __CSP_NONCE__ 0123456789abcdef0123456789abcdef;',
    },
    killedBy: 'each response has a nonce of its own',
  },
  {
    name: 'server: nonce kept in caches',
    file: 'nginx.conf',
    find: '        "~^20[06]:1.*\\.html$"       "no-store";   # holds a nonce\n',
    replace: '',
    killedBy: 'it is kept nowhere, and cannot be asked for again by a validator',
  },
]
