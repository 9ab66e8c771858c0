import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readText } from '../owner/readText.ts'
import { createJsonSchemas } from './createJsonSchemas.ts'

test.each(Object.entries(createJsonSchemas()))(
  'content/schemas/%s is up to date (npm run schemas)',
  (name, text) => {
    expect(JSON.parse(readFileSync(`content/schemas/${name}`, 'utf8'))).toEqual(JSON.parse(text))
  },
)

test('each content file refers to its schema', () => {
  for (const name of Object.keys(createJsonSchemas())) {
    const { $schema } = JSON.parse(readText(`content/${name}`) ?? '') as { $schema?: string }
    expect($schema).toBe(`./schemas/${name}`)
  }
})
