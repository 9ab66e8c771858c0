import { spawnSync } from 'node:child_process'

/** Runs a command with further environment variables. If it fails, exits with its code. */
export function runCommand(command: string, args: string[], env = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}
