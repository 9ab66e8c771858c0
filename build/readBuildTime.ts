/** The present time, or SOURCE_DATE_EPOCH (in seconds) if it is set, so that two builds can be identical. */
export function readBuildTime(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH
  if (!seconds) return new Date()
  if (!/^\d{1,11}$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH="${seconds}": expected seconds since 1970, such as 1700000000`)
  return new Date(Number(seconds) * 1000)
}
