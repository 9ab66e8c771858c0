import type { Mutants } from '../mutants/mutants.ts'

/** What is refused. */
export const mutants: Mutants = {
  'POST answers 405, whatever it asks for': [['nginx.conf', '(?!GET$|HEAD$)', '(?!GET$|HEAD$|POST$)']],
  'a GET with a body of one byte answers 413 and ends the connection': [
    ['nginx.conf', '        if ($has_body) { return 413; }\n', ''],
  ],
  'a GET with a body in chunks answers 413 and ends the connection': [
    ['nginx.conf', '"~^000:(?!0?:$)"', '"~^000:(?!0?:)"'],
  ],
}
