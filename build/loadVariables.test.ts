// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadVariables } from './loadVariables.ts'

test('reads an .env that Windows has written, with a byte order mark and CRLF', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  try {
    writeFileSync(join(folder, '.env'), '\uFEFFSITE_NAME=Oak\r\nSITE_PHONE="+91 22222 50123"\r\nPORT=1\r\n')
    expect(loadVariables('production', folder)).toEqual({ SITE_NAME: 'Oak', SITE_PHONE: '+91 22222 50123' })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
