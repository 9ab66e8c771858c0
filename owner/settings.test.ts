import { expect, test } from 'vitest'
import { placeholderFacts } from './placeholderFacts.ts'
import { parseSettings, settingNames } from './settings.ts'

const webAddressErrorText =
  'a web address that starts with https:// or http://, such as https://www.example.com'
const addressErrorText =
  'an address of two to seven lines, separated by semicolons, the country last, such as "2 Dovetail Lane; Sample City; India"'
const phoneErrorText = 'an international phone number of 8 to 15 digits, such as +91 55555 50123'
const rootUrlErrorText =
  "the address of the site's root, without path or query, such as https://www.example.com"
const latitudeErrorText = 'degrees from -90 to 90, such as 26.2389'
const longitudeErrorText = 'degrees from -180 to 180, such as 73.0243'

const trunkPrefixErrorText =
  'the number as it is dialled from abroad, without the zero that is dialled at home, such as +44 20 7946 0958'

/** The errors or the warnings, one per line. */
const listProblemLines = (level: 'error' | 'warning', variables: Record<string, string | undefined>) =>
  parseSettings(variables)
    .problems.filter((problem) => problem.level === level)
    .map(({ where, message }) => `${where}: ${message}`)

test.each([
  ['SITE_NAME', 'x'.repeat(61), 'a name of 1 to 60 characters'],
  ['SITE_NAME', ' ', 'a name of 1 to 60 characters'],
  ['SITE_URL', 'www.example.com', webAddressErrorText],
  ['SITE_URL', 'ftp://www.example.com', webAddressErrorText],
  ['SITE_URL', 'httpsx://www.example.com', webAddressErrorText],
  ['SITE_URL', 'xhttps://www.example.com', webAddressErrorText],
  ['SITE_URL', 'https://www.example.com/shop', rootUrlErrorText],
  ['SITE_URL', 'https://www.example.com/?a', rootUrlErrorText],
  ['SITE_URL', 'https://www.example.com/#a', rootUrlErrorText],
  ['SITE_PHONE', '55555 50123', phoneErrorText],
  ['SITE_PHONE', '+91 5555', phoneErrorText],
  ['SITE_PHONE', '+91 55555 50123 ext 4', phoneErrorText],
  ['SITE_PHONE', '+1234567890123456', phoneErrorText],
  ['SITE_PHONE', 'call +91 55555 50123', phoneErrorText],
  [
    'SITE_PHONE',
    '+91 291 2555012-13',
    'one number, without a second line or an extension, which a link would dial, too',
  ],
  [
    'SITE_PHONE',
    '+91 55555 50123 / 24',
    'one number, without a second line or an extension, which a link would dial, too',
  ],
  ['SITE_EMAIL', 'hello', 'an e-mail address, such as hello@example.com'],
  ['SITE_EMAIL', 'hello@', 'an e-mail address, such as hello@example.com'],
  ['SITE_SUSTAINABILITY_URL', 'javascript:alert(1)', webAddressErrorText],
  ['SITE_FACTORY_ADDRESS', 'one line', addressErrorText],
  ['SITE_HEAD_OFFICE_ADDRESS', ' ; one line; ', addressErrorText],
  ['SITE_SHOWROOM_ADDRESS', ';', addressErrorText],
  ['SITE_SHOWROOM_ADDRESS', 'a;'.repeat(8), addressErrorText],
  ['SITE_PHONE', '+44 (0)20 7946 0958', trunkPrefixErrorText],
  ['SITE_PHONE', '+49 0151 5550142', trunkPrefixErrorText],
  ['SITE_PHONE', '+91 0291 255 5012', trunkPrefixErrorText],
  ['SITE_PHONE', '+0049 151 5550142', trunkPrefixErrorText],
  ['SITE_PHONE', '+353 01 5550142', trunkPrefixErrorText],
  ['SITE_PHONE', '+82 010-1234-5678', trunkPrefixErrorText],
])('%s="%s" is refused with one line', (name, value, expected) => {
  expect(listProblemLines('error', { [name]: value })).toEqual([`${name}="${value}": expected ${expected}`])
})

test.each([
  ['90.1', '0', 'SITE_MAP_LATITUDE="90.1"', latitudeErrorText],
  ['north', '0', 'SITE_MAP_LATITUDE="north"', latitudeErrorText],
  ['-91', '0', 'SITE_MAP_LATITUDE="-91"', latitudeErrorText],
  ['0', '180.5', 'SITE_MAP_LONGITUDE="180.5"', longitudeErrorText],
  ['0', '1e2', 'SITE_MAP_LONGITUDE="1e2"', longitudeErrorText],
])('the position %s, %s is refused with one line', (north, east, named, expected) => {
  const coordinates = { SITE_MAP_LATITUDE: north, SITE_MAP_LONGITUDE: east }
  expect(listProblemLines('error', coordinates)).toEqual([`${named}: expected ${expected}`])
})

test.each([
  ['SITE_MAP_LATITUDE', 'SITE_MAP_LONGITUDE'],
  ['SITE_MAP_LONGITUDE', 'SITE_MAP_LATITUDE'],
])('%s without %s is refused: the other coordinate would stay a placeholder', (one, other) => {
  expect(listProblemLines('error', { [one]: '7.5', [other]: '' })).toEqual([
    `${one}="7.5": expected ${other}, too: both or neither`,
  ])
})

test('an unknown setting is an error that lists the known ones', () => {
  expect(listProblemLines('error', { SITE_FAX: '1' })).toEqual([
    `SITE_FAX="1": no such setting, expected one of ${settingNames.join(', ')}`,
  ])
})

test('each invalid setting has its own problem', () => {
  expect(listProblemLines('error', { SITE_EMAIL: 'x', SITE_PHONE: 'y' })).toEqual([
    `SITE_PHONE="y": expected ${phoneErrorText}`,
    'SITE_EMAIL="x": expected an e-mail address, such as hello@example.com',
  ])
})

test('other environment variables are ignored', () => {
  expect(listProblemLines('error', { PATH: '/bin', WEBSITE_NAME: 'x' })).toEqual([])
})

test('an unset or empty setting keeps its placeholder', () => {
  expect(parseSettings(Object.fromEntries(settingNames.map((name) => [name, '']))).site).toEqual(
    placeholderFacts,
  )
  expect(parseSettings({}).site).toEqual(placeholderFacts)
})

test('every setting sets its fact', () => {
  expect(
    parseSettings({
      SITE_NAME: ' Oak & Iron ',
      SITE_URL: 'https://www.oak.example/',
      SITE_PHONE: '+49 (30) 555-0123',
      SITE_EMAIL: 'post@oak.example',
      SITE_SUSTAINABILITY_URL: 'https://docs.example/a?b#c',
      SITE_FACTORY_ADDRESS: '1 Mill; Wood; ',
      SITE_HEAD_OFFICE_ADDRESS: '2 Mill;Wood',
      SITE_SHOWROOM_ADDRESS: '3 Mill; Wood; Land',
      SITE_MAP_LATITUDE: '-12.3456',
      SITE_MAP_LONGITUDE: '180',
    }).site,
  ).toEqual({
    name: 'Oak & Iron',
    url: 'https://www.oak.example',
    phone: '+49 (30) 555-0123',
    email: 'post@oak.example',
    sustainabilityUrl: 'https://docs.example/a?b#c',
    addresses: {
      factory: ['1 Mill', 'Wood'],
      headOffice: ['2 Mill', 'Wood'],
      showroom: ['3 Mill', 'Wood', 'Land'],
    },
    map: { latitude: -12.3456, longitude: 180 },
  })
})

test.each([
  ['SITE_URL', 'http://shop.local:8080', { url: 'http://shop.local:8080' }],
  ['SITE_PHONE', ' +91 55555 50123 ', { phone: '+91 55555 50123' }],
  ['SITE_PHONE', '+33 1.23.45.67.89', { phone: '+33 1.23.45.67.89' }],
  ['SITE_PHONE', '+91–55555\u00A050123', { phone: '+91–55555\u00A050123' }],
  ['SITE_PHONE', '+39 06 5555 0123', { phone: '+39 06 5555 0123' }],
  ['SITE_PHONE', '\u202A+44 20\u202F7946 0958\u202C', { phone: '+44 20 7946 0958' }],
  ['SITE_EMAIL', ' post@oak.example ', { email: 'post@oak.example' }],
])('%s="%s" is accepted', (name, value, settings) => {
  expect(parseSettings({ [name]: value }).site).toMatchObject(settings)
})

test.each([
  ['SITE_CONTACT_ENDPOINT', '/api/contact'],
  ['SITE_CONTACT_ENDPOINT', '/contactindex'],
  ['SITE_CONTACT_ENDPOINT', 'https://hooks.example.org/catch/1/a?form=b'],
  ['SITE_CONTACT_ENDPOINT', 'https://hooks.example.org/contact'],
  ['SITE_GRIEVANCE_ENDPOINT', '/api/grievance'],
  ['SITE_GRIEVANCE_ENDPOINT', 'https://forms.oak.example/g'],
  ['SITE_GRIEVANCE_ENDPOINT', 'https://www.oak.example:8443/grievance'],
])('%s="%s" is accepted', (name, value) => {
  const { endpoints, problems } = parseSettings({ SITE_URL: 'https://www.oak.example', [name]: value })
  expect(problems.filter(({ level }) => level === 'error')).toEqual([])
  expect(Object.values(endpoints).filter(Boolean)).toEqual([value])
})

test.each<[name: string, value: string]>([
  ['SITE_URL', 'https://www.möbel.example'],
  ['SITE_URL', 'https://*.oak.example'],
  ['SITE_URL', 'https://user:secret@oak.example'],
  ['SITE_CONTACT_ENDPOINT', 'http://forms.example/f'],
  ['SITE_CONTACT_ENDPOINT', '//forms.example/f'],
  ['SITE_CONTACT_ENDPOINT', '//'],
  ...['/contact', '/contact/', '/contact.html', '/contact?a=1', '/./contact', '/', '/index.html'].map(
    (path): [string, string] => ['SITE_CONTACT_ENDPOINT', path],
  ),
  ['SITE_CONTACT_ENDPOINT', "https://forms.example/f; script-src 'none'"],
  ['SITE_CONTACT_ENDPOINT', 'https://user@forms.example/f'],
  ['SITE_CONTACT_ENDPOINT', 'mailto:a@forms.example'],
  ['SITE_CONTACT_ENDPOINT', 'https://forms.example:99999/f'],
  ['SITE_CONTACT_ENDPOINT', 'https://www.oak.example/contact'],
  ['SITE_CONTACT_ENDPOINT', 'http://localhost:9000/contact'],
  ['SITE_CONTACT_ENDPOINT', 'http://127.0.0.1/f'],
  ['SITE_GRIEVANCE_ENDPOINT', 'https://oak.example/g'],
  ['SITE_GRIEVANCE_ENDPOINT', 'https://forms..example/f'],
  ['SITE_GRIEVANCE_ENDPOINT', 'https://forms.example/f'],
  ['SITE_GRIEVANCE_ENDPOINT', 'https://notoak.example/f'],
  ['SITE_GRIEVANCE_ENDPOINT', 'https://oak.example.org/f'],
])('%s="%s" is refused', (name, value) => {
  const { problems } = parseSettings({ SITE_URL: 'https://www.oak.example', [name]: value })
  expect(problems).toContainEqual({
    level: 'error',
    where: `${name}="${value}"`,
    message: expect.stringContaining('expected ') as string,
  })
})

test('one warning lists all facts that are still placeholders', () => {
  const allVariables = Object.fromEntries(settingNames.map((name) => [name, 'x']))
  expect(listProblemLines('warning', { ...allVariables, SITE_PHONE: '', SITE_URL: undefined })).toEqual([
    '.env: still placeholders: SITE_URL, SITE_PHONE (set them in .env, then build again)',
  ])
  expect(listProblemLines('warning', allVariables)).toEqual([])
})

test('a setting that repeats its placeholder counts as one', () => {
  const factory = placeholderFacts.addresses.factory.join(';  ')
  const [warning] = listProblemLines('warning', {
    SITE_PHONE: placeholderFacts.phone,
    SITE_FACTORY_ADDRESS: factory,
  })
  expect(warning).toMatch(/SITE_PHONE.*SITE_FACTORY_ADDRESS/)
})

test('a public URL without https is a warning', () => {
  const allVariables = Object.fromEntries(settingNames.map((name) => [name, 'x']))
  expect(listProblemLines('warning', { ...allVariables, SITE_URL: 'http://shop.local' })).toEqual([
    'SITE_URL="http://shop.local": search engines and shared links will lead to http, expected https://',
  ])
})

test('the address of the showroom is needed only if a page shows it', () => {
  const findMissingMessage = (hasShowroom: boolean) =>
    parseSettings({}, hasShowroom).problems.find(({ where }) => where === '.env')?.message
  expect(findMissingMessage(true)).toContain('SITE_SHOWROOM_ADDRESS')
  expect(findMissingMessage(false)).not.toContain('SITE_SHOWROOM_ADDRESS')
})
