import { execFileSync } from 'node:child_process'

/**
 * Time of the commit that is built: SOURCE_DATE_EPOCH (in seconds), else from git, else the current time, as in a Docker build
 * without .git. Throws if SOURCE_DATE_EPOCH is set to anything but whole seconds.
 */
export function commitTime(): Date {
  const sourceDateEpoch = process.env.SOURCE_DATE_EPOCH
  if (sourceDateEpoch) {
    if (!/^\d{1,11}$/.test(sourceDateEpoch))
      throw new Error(
        `SOURCE_DATE_EPOCH="${sourceDateEpoch}": expected seconds since 1970, such as 1700000000`,
      )
    return new Date(Number(sourceDateEpoch) * 1000)
  }
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return new Date(Number(seconds) * 1000)
  } catch {
    return new Date()
  }
}
