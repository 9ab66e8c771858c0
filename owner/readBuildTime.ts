/** Time of the build. SOURCE_DATE_EPOCH, in seconds, replaces it, so that two builds are equal. */
export function readBuildTime(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH
  if (!seconds) return new Date()
  if (!/^\d{1,11}$/.test(seconds))
    throw new Error(`SOURCE_DATE_EPOCH="${seconds}": expected seconds since 1970, such as 1700000000`)
  return new Date(Number(seconds) * 1000)
}
