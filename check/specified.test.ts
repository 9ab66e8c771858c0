import { expect, test } from 'vitest'
import { readContent } from '../owner/readContent.ts'
import { readSpecified, valueAt } from './specified.ts'

const { unfilledContent: content } = readContent()

test.each(Object.entries(readSpecified()))('the content is as specified: %s', (_, values) => {
  const differences = Object.entries(values)
    .filter(([path, value]) => JSON.stringify(valueAt(content, path)) !== JSON.stringify(value))
    .map(
      ([path, value]) =>
        `${path}: ${JSON.stringify(value)} is specified, not ${JSON.stringify(valueAt(content, path))}`,
    )
  expect(
    differences,
    'if you mean to change what is specified: npm run specify writes the present content into content/specified.json',
  ).toEqual([])
})
