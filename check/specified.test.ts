// @vitest-environment node
import { expect, test } from 'vitest'
import { readSpecified, valueAt } from './specified.ts'

test.each(Object.entries(readSpecified()))('the content is as specified: %s', (_, values) => {
  for (const [path, value] of Object.entries(values)) {
    const [name, ...rest] = path.split('.')
    expect(
      valueAt(path),
      `content/${name}.json, ${rest.join(', ')}: the firm's specification says ${JSON.stringify(value)}. If you mean to change it, change it in content/specified.json, too (npm run specify changes all)`,
    ).toEqual(value)
  }
})
