// @vitest-environment node
import { expect, test } from 'vitest'
import { pages } from 'virtual:content'
import { placeholders } from '../content/site.ts'
import { head } from './head.ts'

// The heads of the real pages are approved in e2e/server/metadata.spec.ts.

test("an operator's name cannot break out of an attribute or the data block", () => {
  const name = '"><script>alert(1)</script>&'
  const html = head({ ...placeholders, name }, pages.pages[1])
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"')
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ '@graph': [{ name }, { name }, {}] })
})
