import type { Mutant } from '../mutants/mutant.ts'

/** What is refused. */
export const mutants: readonly Mutant[] = [
  {
    name: 'server: POST allowed',
    file: 'nginx.conf',
    find: '(?!GET$|HEAD$)',
    replace: '(?!GET$|HEAD$|POST$)',
    killedBy: 'POST answers 405, whatever it asks for',
  },
  {
    name: 'server: bodies allowed',
    file: 'nginx.conf',
    find: '        if ($has_body) { return 413; }\n',
    replace: '',
    killedBy: 'a GET with a chunked body answers 413',
  },
  {
    name: 'server: long header lines allowed',
    file: 'nginx.conf',
    find: 'large_client_header_buffers 2 8k;',
    replace: 'large_client_header_buffers 4 64k;',
    killedBy: 'a header line that is too long answers 431',
  },
]
