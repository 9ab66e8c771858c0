import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs a command with the program `name` replaced by the shell script `stub`, to test scripts that call this
 * program.
 */
export function runWithStub(
  { name, stub }: { name: string; stub: string },
  [command, ...args]: [string, ...string[]],
  env: Record<string, string>,
) {
  const stubFolder = mkdtempSync(join(tmpdir(), 'stub-'))
  try {
    writeFileSync(join(stubFolder, name), `#!/bin/sh\n${stub}\n`, { mode: 0o755 })
    const PATH = `${stubFolder}:${process.env.PATH ?? ''}`
    return spawnSync(command, args, { encoding: 'utf8', env: { ...env, PATH } })
  } finally {
    rmSync(stubFolder, { recursive: true })
  }
}
