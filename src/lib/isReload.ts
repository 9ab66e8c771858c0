/** Whether this document was loaded by a reload. Then it is not reloaded for a new version: that could never end. */
export const isReload = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload'
