import { spawnSync } from 'node:child_process'

/** Runs a command with further environment variables. If it fails, exits with its code. Throws if it is missing. */
export function runCommand(command: string, args: string[], env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
