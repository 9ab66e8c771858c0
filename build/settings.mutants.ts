import type { Mutant } from '../e2e/mutants/mutant.ts'

/** Settings that must be refused. */
export const mutants: readonly Mutant[] = [
  {
    name: 'settings: any e-mail',
    file: 'build/settings.ts',
    find: 'SITE_EMAIL: z.email(',
    replace: 'SITE_EMAIL: z.string(',
    killedBy: 'SITE_EMAIL="hello" is refused with one line',
  },
  {
    name: 'settings: a phone number without country',
    file: 'build/settings.ts',
    find: '.regex(/^\\+(?:',
    replace: '.regex(/^\\+?(?:',
    killedBy: 'SITE_PHONE="55555 50123" is refused with one line',
  },
  {
    name: 'settings: any protocol',
    file: 'build/settings.ts',
    find: 'protocol: /^https?$/,',
    replace: '',
    killedBy: 'SITE_SUSTAINABILITY_URL="javascript:alert(1)" is refused with one line',
  },
  {
    name: 'settings: unknown ones pass',
    file: 'build/settings.ts',
    find: "name.startsWith('SITE_') && !",
    replace: "name.startsWith('X') && !",
    killedBy: 'an unknown setting is refused, with the names of those that exist',
  },
  {
    name: 'settings: half a place',
    file: 'build/settings.ts',
    find: 'if (environment[one] && !environment[other])',
    replace: "if (environment[one] && one === 'SITE_MAP_LATITUDE' && !environment[other])",
    killedBy:
      'SITE_MAP_LONGITUDE without SITE_MAP_LATITUDE is refused: the other half would stay where the placeholder is',
  },
]
