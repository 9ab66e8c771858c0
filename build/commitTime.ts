import { execFileSync } from 'node:child_process'

/**
 * Time of the commit that is built: SOURCE_DATE_EPOCH (in seconds), else from git, else the current time, as in a Docker build
 * without .git. Throws if SOURCE_DATE_EPOCH is set to anything but whole seconds.
 */
export function commitTime(): Date {
  const given = process.env.SOURCE_DATE_EPOCH
  if (given) {
    if (!/^\d{1,11}$/.test(given))
      throw new Error(
        `SOURCE_DATE_EPOCH="${given}": expected the commit's time in whole seconds since 1970, such as 1700000000`,
      )
    return new Date(Number(given) * 1000)
  }
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return new Date(Number(seconds) * 1000)
  } catch {
    return new Date()
  }
}
