import { z } from 'zod'
import { defaults, type Site } from '../src/content/site.ts'

const address = z
  .string()
  .transform((text) =>
    text
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .refine((lines) => lines.length >= 2, {
    error:
      'an address of two lines or more, parted by semicolons, such as "2 Dovetail Lane; Sample City; India"',
  })
  .transform((lines) => ({ lines }))

const webAddress = z.url({
  protocol: /^https?$/,
  abort: true, // what comes after takes it for an address
  error: 'a web address that starts with https:// or http://, such as https://www.example.com',
})

const degrees = (limit: number, example: string) =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, { error: `degrees from -${limit} to ${limit}, such as ${example}` })
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, {
      error: `degrees from -${limit} to ${limit}, such as ${example}`,
    })

const nameError = { error: 'a name of 1 to 60 characters' }

/** What an operator may set, by the name of its environment variable; messages complete "expected …". */
const schemas = {
  SITE_NAME: z.string().trim().min(1, nameError).max(60, nameError),
  SITE_URL: webAddress
    .refine((url) => new URL(url).pathname === '/' && !/[?#]/.test(url), {
      error: "the address of the site's root, without path or query, such as https://www.example.com",
    })
    .transform((url) => new URL(url).origin),
  SITE_PHONE: z
    .string()
    .trim()
    .regex(/^\+(?:[ ()-]*\d){8,15}$/, {
      error: 'an international phone number of 8 to 15 digits, such as +91 55555 50123',
    }),
  SITE_EMAIL: z.email({ error: 'an e-mail address, such as hello@example.com' }),
  SITE_SUSTAINABILITY_URL: webAddress,
  SITE_FACTORY_ADDRESS: address,
  SITE_HEAD_OFFICE_ADDRESS: address,
  SITE_SHOWROOM_ADDRESS: address,
  SITE_MAP_LATITUDE: degrees(90, '26.2389'),
  SITE_MAP_LONGITUDE: degrees(180, '73.0243'),
}

/** The names of the settings, as documented in .env.example. */
export const settingNames = Object.keys(schemas)

/**
 * Checks the operator's environment and returns the facts it replaces; an empty variable counts as not set.
 * Throws an Error with one line per mistake: the variable, its value and what is expected.
 */
export function readSettings(environment: Record<string, string | undefined>): Partial<Site> {
  const mistakes: string[] = []
  for (const name of Object.keys(environment)) {
    if (name.startsWith('SITE_') && !settingNames.includes(name))
      mistakes.push(
        `${name}="${environment[name] ?? ''}": no such setting, expected one of ${settingNames.join(', ')}`,
      )
  }
  const read = <Name extends keyof typeof schemas>(
    name: Name,
  ): z.output<(typeof schemas)[Name]> | undefined => {
    const value = environment[name]
    if (!value) return undefined
    const result = schemas[name].safeParse(value)
    if (result.success) return result.data as z.output<(typeof schemas)[Name]>
    mistakes.push(`${name}="${value}": expected ${result.error.issues[0]?.message ?? 'another value'}`)
    return undefined
  }
  const { addresses, map } = defaults
  const [latitude, longitude] = [read('SITE_MAP_LATITUDE'), read('SITE_MAP_LONGITUDE')]
  for (const [one, other] of [
    ['SITE_MAP_LATITUDE', 'SITE_MAP_LONGITUDE'],
    ['SITE_MAP_LONGITUDE', 'SITE_MAP_LATITUDE'],
  ] as const) {
    if (environment[one] && !environment[other])
      mistakes.push(`${one}="${environment[one]}" without ${other}: expected both or neither`)
  }
  const settings = {
    name: read('SITE_NAME'),
    url: read('SITE_URL'),
    phone: read('SITE_PHONE'),
    email: read('SITE_EMAIL'),
    sustainabilityUrl: read('SITE_SUSTAINABILITY_URL'),
    addresses: {
      factory: read('SITE_FACTORY_ADDRESS') ?? addresses.factory,
      headOffice: read('SITE_HEAD_OFFICE_ADDRESS') ?? addresses.headOffice,
      showroom: read('SITE_SHOWROOM_ADDRESS') ?? addresses.showroom,
    },
    map: { latitude: latitude ?? map.latitude, longitude: longitude ?? map.longitude },
  }
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}

/** What an operator should know of settings that are no mistakes, one line each: facts left to the placeholders, a plain http. */
export function remarksOn(environment: Record<string, string | undefined>): string[] {
  const placeholders = settingNames.filter((name) => !environment[name])
  const { SITE_URL: url } = environment
  return [
    ...(placeholders.length > 0
      ? [`still placeholders: ${placeholders.join(', ')} (set them in .env, then build again)`]
      : []),
    ...(url?.startsWith('http:')
      ? [`SITE_URL="${url}": search engines and shared links will lead to http, expected https://`]
      : []),
  ]
}
