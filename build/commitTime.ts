import { spawnSync } from 'node:child_process'

/**
 * Time of the commit that is built: SOURCE_DATE_EPOCH (in seconds), else from git, else the current time, as in a Docker build
 * without .git. Throws if SOURCE_DATE_EPOCH is set to anything but whole seconds.
 */
export function commitTime(): Date {
  const seconds =
    process.env.SOURCE_DATE_EPOCH || readCommitSeconds() || String(Math.round(Date.now() / 1000))
  if (!/^\d{1,11}$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH="${seconds}": expected seconds since 1970, such as 1700000000`)
  return new Date(Number(seconds) * 1000)
}

/** Time of the last commit in seconds since 1970; undefined or empty without git or a repository. */
const readCommitSeconds = () =>
  spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout?.trim()
