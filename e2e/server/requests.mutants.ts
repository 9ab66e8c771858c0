import type { Mutants } from '../mutants/mutants.ts'

/** What is refused. */
export const mutants: Mutants = {
  "a visitor with 15 KB of cookies of the firm's other hosts gets the page": [
    ['nginx.conf', 'large_client_header_buffers 1 16k;', 'large_client_header_buffers 2 8k;'],
  ],
  'POST answers 405, whatever it asks for': [['nginx.conf', '(?!GET$|HEAD$)', '(?!GET$|HEAD$|POST$)']],
  'a GET with a body of one byte answers 413 and ends the connection': [
    ['nginx.conf', '        if ($has_body) { return 413; }\n', ''],
  ],
  'a GET with a body in chunks answers 413 and ends the connection': [
    ['nginx.conf', '"~^000:(?!0?:$)"', '"~^000:(?!0?:)"'],
  ],
}
