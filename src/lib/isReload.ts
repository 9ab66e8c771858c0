/**
 * Whether this document was loaded by a reload within the last minute. Then it is not reloaded for a new version: that
 * could never end.
 */
export const isReload = () =>
  performance.now() < 60_000 &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload'
