// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentFolder } from './folders.ts'
import { readContent } from './readContent.ts'

const { content } = readContent()
const specifiedFile = join(contentFolder, 'specified.json')
const specifiedValues = JSON.parse(readFileSync(specifiedFile, 'utf8')) as Record<
  string,
  Record<string, unknown>
>

test.each(Object.entries(specifiedValues))('the content is as specified: %s', (_, values) => {
  for (const [path, value] of Object.entries(values)) {
    const actual = path
      .split('.')
      .reduce<unknown>((inner, key) => Reflect.get(Object(inner) as object, key), content)
    const [name, ...rest] = path.split('.')
    expect(
      actual,
      `content/${name}.json, ${rest.join(', ')}: the firm's specification says ${JSON.stringify(value)}. If you mean to change it, change it in content/specified.json, too`,
    ).toEqual(value)
  }
})
