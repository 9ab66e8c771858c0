import type { Mutants } from '../mutants/mutants.ts'

/** What is refused. */
export const mutants: Mutants = {
  'POST answers 405, whatever it asks for': [['nginx.conf', '(?!GET$|HEAD$)', '(?!GET$|HEAD$|POST$)']],
  'a request hidden by a length and a transfer encoding gets no second response': [
    ['nginx.conf', '        if ($has_body) { return 413; }\n', ''],
  ],
}
