// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { commitTime } from './commitTime.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('is SOURCE_DATE_EPOCH', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000')
  expect(commitTime().toISOString()).toBe('2023-11-14T22:13:20.000Z')
})

test.each(['yesterday', '1.5', '-1', '123456789012'])('SOURCE_DATE_EPOCH="%s" is refused', (value) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', value)
  expect(() => commitTime()).toThrow(
    `SOURCE_DATE_EPOCH="${value}": expected seconds since 1970, such as 1700000000`,
  )
})

test('is the time of the last commit without SOURCE_DATE_EPOCH', () => {
  const repository = mkdtempSync(join(tmpdir(), 'commit-'))
  try {
    const identityFlags = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false']
    const runGit = (date: string, ...args: string[]) =>
      execFileSync('git', [...identityFlags, ...args], {
        cwd: repository,
        env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z' },
      })
    runGit('', 'init', '--quiet')
    for (const date of ['2020-01-01T00:00:00Z', '2024-02-03T04:05:06Z'])
      runGit(date, 'commit', '--quiet', '--allow-empty', '--message=x')
    vi.stubEnv('SOURCE_DATE_EPOCH', '')
    vi.stubEnv('GIT_DIR', join(repository, '.git'))
    expect(commitTime().toISOString()).toBe('2024-02-03T04:05:06.000Z')
  } finally {
    rmSync(repository, { recursive: true })
  }
})

test('is the present time without git', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '')
  vi.stubEnv('PATH', '/nonexistent')
  expect(Math.abs(commitTime().getTime() - Date.now())).toBeLessThan(5000)
})
