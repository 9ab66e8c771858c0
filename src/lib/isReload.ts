/** Whether this document was loaded by a reload. If so, it is not reloaded for a new version, to avoid an endless loop. */
export const isReload = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload'
