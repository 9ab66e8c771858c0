import { afterEach, expect, test } from 'vitest'
import { site } from 'virtual:content'
import { readContent } from '../../owner/readContent.ts'
import { createHead } from './createHead.ts'

// e2e/server/metadata.spec.ts compares the heads of the built pages with approved files.

const { name: siteName } = site
afterEach(() => {
  site.name = siteName
})

test("an operator's name cannot break out of an attribute or the data block", () => {
  const name = '"><script>alert(1)</script>&'
  site.name = name
  const html = createHead(readContent().content.pages.pages.find(({ path }) => path === '/about'))
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"')
  const structuredDataJson = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(structuredDataJson)).toMatchObject({ '@graph': [{ name }, { name }, {}] })
})
