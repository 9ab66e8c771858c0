import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompressFolder } from './precompressPlugin.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const readMtimeSeconds = (name: string) => statSync(join(folder, name)).mtimeMs / 1000

/** Precompresses a page with this text. Returns the modification times of the page and its compressed files. */
async function precompressPage(text: string) {
  writeFileSync(join(folder, 'page.html'), text)
  await precompressFolder(folder)
  return ['page.html', 'page.html.br', 'page.html.gz'].map(readMtimeSeconds)
}

test('equal content has the same modification time in each build', async () => {
  expect(await precompressPage('phone 1')).toEqual(await precompressPage('phone 1'))
})

test('each encoding of each content has a different modification time', async () => {
  expect(new Set([...(await precompressPage('phone 1')), ...(await precompressPage('phone 2'))]).size).toBe(6)
})

test('each modification time is a whole second before February 2004, which image builders keep', async () => {
  for (let i = 0; i < 8; i++) {
    for (const time of await precompressPage(`page ${i}`)) {
      expect(time % 1).toBe(0)
      expect(time).toBeLessThan(Date.parse('2004-02-01') / 1000)
    }
  }
})
