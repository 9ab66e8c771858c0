import { expect, test } from 'vitest'
import { readContent } from '../../owner/readContent.ts'
import { placeholderFacts } from '../content/site.ts'
import { createHead } from './createHead.ts'

// e2e/server/metadata.spec.ts compares the heads of the built pages with approved files.

test("an operator's name cannot break out of an attribute or the data block", () => {
  const name = '"><script>alert(1)</script>&'
  const html = createHead({ ...placeholderFacts, name }, readContent().content.pages.pages[1])
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"')
  const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ '@graph': [{ name }, { name }, {}] })
})
