import { z } from 'zod'
import { paths } from '../src/content/schemas/pageSchemas.ts'
import type { Site } from '../src/content/site.ts'
import { placeholderFacts } from './placeholderFacts.ts'
import { createError, createWarning, type ContentProblem } from './contentProblem.ts'
import type { Variables } from './readVariables.ts'

const postalAddressSchema = z
  .string()
  .transform((text) =>
    text
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .refine((lines) => lines.length >= 2 && lines.length <= 7, {
    error:
      'an address of two to seven lines, separated by semicolons, the country last, such as "2 Dovetail Lane; Sample City; India"',
  })

const urlSchema = z.url({
  protocol: /^https?$/,
  abort: true, // the next check would throw if the value is not a URL
  error: 'a web address that starts with https:// or http://, such as https://www.example.com',
})

/** Only harmless characters are allowed, because the CSP in nginx's configuration contains the value unescaped. */
const endpointSchema = z
  .string()
  .regex(
    /^(\/(?!\/)|https:\/\/[\w.-]+(:\d+)?\/?|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/?)[\w./~-]*(\?[\w=&.~%-]*)?$/,
    {
      abort: true, // the checks below expect a value of this form
      error: 'an https:// address, or a path of this host such as /api/contact',
    },
  )
  .refine((value) => URL.canParse(value, placeholderFacts.url), {
    abort: true,
    error: 'an address with a valid host and port, such as https://forms.example.com/contact',
  })

/** Whether nginx answers this path with a page, or redirects it to one. */
export function isPagePath(path: string) {
  const canonicalPath = path.replace(/(\/|\/index)?(\.html)?$/, '') || '/'
  return paths.some((page) => page === canonicalPath)
}

const createDegreesSchema = (limit: number, example: string) => {
  const errorOptions = { error: `degrees from -${limit} to ${limit}, such as ${example}` }
  return z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/, errorOptions)
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, errorOptions)
}

const nameErrorOptions = { error: 'a name of 1 to 60 characters' }

/** The schemas of the settings, by environment variable. Error messages complete the sentence "expected …". */
const settingSchemas = {
  SITE_NAME: z.string().trim().min(1, nameErrorOptions).max(60, nameErrorOptions),
  SITE_URL: urlSchema
    .refine((url) => new URL(url).pathname === '/' && !/[?#]/.test(url), {
      error: "the address of the site's root, without path or query, such as https://www.example.com",
    })
    .refine((url) => /^https?:\/\/[a-z\d.-]*[a-z\d](:\d+)?([/?#]|$)/i.test(url), {
      error:
        'a host of plain letters, digits, "-" and ".", with a letter or digit at its end: other letters have a form that begins with "xn--"',
    })
    .transform((url) => new URL(url).origin),
  SITE_PHONE: z
    .string()
    // Removes the invisible characters of a copied number.
    .transform((phone) =>
      phone
        .replaceAll(/\p{Cf}/gu, '')
        .replaceAll(/[\u2009\u202F]/g, ' ')
        .trim(),
    )
    .refine((phone) => /^\+(?:[ \u00A0()./\u2010-\u2015-]*\d){8,15}$/.test(phone), {
      error: 'an international phone number of 8 to 15 digits, such as +91 55555 50123',
      abort: true,
    })
    // After +1 and +91 a number has ten digits.
    .refine((phone) => !/\/\s*\d{1,3}$|^\+(?:1|91)\D*[1-9](?:\D*\d){10,}\D*$/.test(phone), {
      error: 'one number, without a second line or an extension, which a link would dial, too',
    })
    // The pattern has only country codes after which no number has a zero. Italian numbers, for instance, may.
    .refine(
      (phone) =>
        !/\(0+\)|^\+\D*0|^\+(?:20|27|31|32|33|36|41|43|44|46|48|49|60|61|62|64|66|81|82|84|86|90|91|92|94|234|254|353|358|380|880|966|971)\D*0/.test(
          phone,
        ),
      {
        error:
          'the number as it is dialled from abroad, without the zero that is dialled at home, such as +44 20 7946 0958',
      },
    ),
  SITE_EMAIL: z
    .string()
    .trim()
    .pipe(z.email({ error: 'an e-mail address, such as hello@example.com' })),
  SITE_SUSTAINABILITY_URL: urlSchema,
  SITE_FACTORY_ADDRESS: postalAddressSchema,
  SITE_HEAD_OFFICE_ADDRESS: postalAddressSchema,
  SITE_SHOWROOM_ADDRESS: postalAddressSchema,
  SITE_MAP_LATITUDE: createDegreesSchema(90, '26.2389'),
  SITE_MAP_LONGITUDE: createDegreesSchema(180, '73.0243'),
  SITE_CONTACT_ENDPOINT: endpointSchema,
  SITE_GRIEVANCE_ENDPOINT: endpointSchema,
}

const showroomSettingName = 'SITE_SHOWROOM_ADDRESS'

/** URLs to which the forms send their values, by page. A form with an empty URL sends nothing. */
export interface Endpoints {
  contact: string
  grievance: string
}

/** The names of the settings, as documented in .env.example. */
export const settingNames = Object.keys(settingSchemas)

/**
 * Parses the firm's facts and the endpoints from environment variables. Facts whose variable is unset, empty
 * or invalid stay placeholders. Each invalid value is reported as a problem that names the variable, the
 * value and what is expected. `hasShowroom`: whether a page shows the showroom's address. Otherwise a missing
 * address is no problem.
 */
export function parseSettings(
  variables: Variables,
  hasShowroom = true,
): {
  site: Site
  endpoints: Endpoints
  problems: ContentProblem[]
} {
  const problems: ContentProblem[] = []
  const addError = (name: string, message: string) =>
    problems.push(createError(`${name}="${variables[name] ?? ''}"`, message))
  for (const name of Object.keys(variables))
    if (name.startsWith('SITE_') && !settingNames.includes(name))
      addError(name, `no such setting, expected one of ${settingNames.join(', ')}`)
  const readSetting = <Name extends keyof typeof settingSchemas>(
    name: Name,
  ): z.output<(typeof settingSchemas)[Name]> | undefined => {
    const value = variables[name]
    if (!value) return undefined
    const result = settingSchemas[name].safeParse(value)
    if (result.success) return result.data as z.output<(typeof settingSchemas)[Name]>
    addError(name, `expected ${result.error.issues[0]?.message ?? 'another value'}`)
    return undefined
  }
  const placeholderNames: string[] = []
  const readFact = <Fact>(name: keyof typeof settingSchemas, placeholder: Fact): Fact => {
    const fact = readSetting(name) as Fact | undefined
    const isPlaceholder = !variables[name] || JSON.stringify(fact) === JSON.stringify(placeholder)
    if (isPlaceholder && (hasShowroom || name !== showroomSettingName)) placeholderNames.push(name)
    return fact ?? placeholder
  }
  for (const [one, other] of [
    ['SITE_MAP_LATITUDE', 'SITE_MAP_LONGITUDE'],
    ['SITE_MAP_LONGITUDE', 'SITE_MAP_LATITUDE'],
  ] as const)
    if (variables[one] && !variables[other]) addError(one, `expected ${other}, too: both or neither`)
  const { addresses, map } = placeholderFacts
  const site = {
    name: readFact('SITE_NAME', placeholderFacts.name),
    url: readFact('SITE_URL', placeholderFacts.url),
    phone: readFact('SITE_PHONE', placeholderFacts.phone),
    email: readFact('SITE_EMAIL', placeholderFacts.email),
    sustainabilityUrl: readFact('SITE_SUSTAINABILITY_URL', placeholderFacts.sustainabilityUrl),
    addresses: {
      factory: readFact('SITE_FACTORY_ADDRESS', addresses.factory),
      headOffice: readFact('SITE_HEAD_OFFICE_ADDRESS', addresses.headOffice),
      showroom: readFact(showroomSettingName, addresses.showroom),
    },
    map: {
      latitude: readFact('SITE_MAP_LATITUDE', map.latitude),
      longitude: readFact('SITE_MAP_LONGITUDE', map.longitude),
    },
  }
  const endpoints = {
    contact: readSetting('SITE_CONTACT_ENDPOINT') ?? '',
    grievance: readSetting('SITE_GRIEVANCE_ENDPOINT') ?? '',
  }
  // Without a valid SITE_URL the endpoints cannot be compared with it.
  const isUrlKnown = site.url !== placeholderFacts.url || !variables.SITE_URL
  const siteHost = new URL(site.url).hostname
  for (const [name, endpoint] of [
    ['SITE_CONTACT_ENDPOINT', endpoints.contact],
    ['SITE_GRIEVANCE_ENDPOINT', endpoints.grievance],
  ] as const) {
    const { origin, hostname, pathname } = new URL(endpoint || '/endpoint', site.url)
    if (!isUrlKnown) continue
    // A grievance contains an identity number, which must not leave the firm's own hosts.
    if (name === 'SITE_GRIEVANCE_ENDPOINT' && !isOwnHost(hostname, siteHost))
      addError(name, `expected a path, or the host of SITE_URL (${site.url}) or a subdomain of it`)
    else if (origin === site.url && isPagePath(pathname))
      addError(name, 'expected another path than that of a page')
    else if (hostname !== siteHost && removeWww(hostname) === removeWww(siteHost))
      addError(
        name,
        `expected the host of SITE_URL (${siteHost}): ${hostname} only redirects, which no form follows`,
      )
    else if (variables.SITE_URL && isLoopback(hostname) && !isLoopback(siteHost))
      addError(name, "expected an address that visitors can reach: this one means the visitor's own computer")
  }
  if (placeholderNames.length > 0)
    problems.push({
      level: 'warning',
      isPlaceholder: true,
      where: '.env',
      message: `still placeholders: ${placeholderNames.join(', ')} (set them in .env, then build again)`,
    })
  if (site.url.startsWith('http:'))
    problems.push(
      createWarning(
        `SITE_URL="${site.url}"`,
        'search engines and shared links will lead to http, expected https://',
      ),
    )
  return { site, endpoints, problems }
}

export const removeWww = (host: string) => host.replace(/^www\./, '')
const isLoopback = (host: string) => host === 'localhost' || host === '127.0.0.1'

/** Whether a host is the site's host, that host without "www.", or a subdomain of the host without "www.". */
function isOwnHost(host: string, siteHost: string): boolean {
  const domain = removeWww(siteHost)
  return host === siteHost || host === domain || host.endsWith(`.${domain}`)
}
