import { expect, test } from 'vitest'
import { readContent } from '../owner/readContent.ts'
import { readSpecifiedValues, findValueAt } from './specified.ts'

const { unfilledContent: content } = readContent()

test.each(Object.entries(readSpecifiedValues()))('the content is as specified: %s', (_, values) => {
  const differences = Object.entries(values)
    .filter(([path, value]) => JSON.stringify(findValueAt(content, path)) !== JSON.stringify(value))
    .map(
      ([path, value]) =>
        `${path}: ${JSON.stringify(value)} is specified, not ${JSON.stringify(findValueAt(content, path))}`,
    )
  expect(
    differences,
    'if you mean to change what is specified: npm run specify writes the present content into content/specified.json',
  ).toEqual([])
})
