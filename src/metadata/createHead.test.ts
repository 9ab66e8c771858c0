import { expect, test } from 'vitest'
import { pages } from 'virtual:content'
import { placeholderFacts } from '../content/site.ts'
import { createHead } from './createHead.ts'

// e2e/server/metadata.spec.ts compares the heads of the real pages with approved ones.

test("an operator's name cannot break out of an attribute or the data block", () => {
  const name = '"><script>alert(1)</script>&'
  const html = createHead({ ...placeholderFacts, name }, pages[1])
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"')
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ '@graph': [{ name }, { name }, {}] })
})

test.each([
  ['Sample City 555 014', { addressLocality: 'Sample City', postalCode: '555 014' }],
  ['75011 Paris', { addressLocality: 'Paris', postalCode: '75011' }],
  ['Jaipur 302001, Rajasthan', { addressLocality: 'Jaipur, Rajasthan', postalCode: '302001' }],
  ['Leeds LS1 4AB', { addressLocality: 'Leeds LS1 4AB' }],
  ['1012 AB Amsterdam', { addressLocality: '1012 AB Amsterdam' }],
])(
  'the town of an address and its postal code are told apart if the code has no letters: %s',
  (town, expected) => {
    const showroom = { lines: ['1 Mill Lane', town, 'Country'] }
    const addresses = { ...placeholderFacts.addresses, showroom }
    const html = createHead({ ...placeholderFacts, addresses }, pages[1])
    const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
    const [firm] = (JSON.parse(data) as { '@graph': { address?: object[] }[] })['@graph']
    const rest = { '@type': 'PostalAddress', streetAddress: '1 Mill Lane', addressCountry: 'Country' }
    expect(firm?.address?.[2]).toEqual({ ...rest, ...expected })
  },
)
