import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the nightly job runs every shard of the mutants', () => {
  const workflow = readFileSync('.github/workflows/nightly.yml', 'utf8')
  const shards = Array.from(workflow.matchAll(/--shard (\S+)/g), ([, shard]) => shard)
  expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`))
  expect(shards).not.toEqual([])
})
