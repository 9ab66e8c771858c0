/** Whether this document was loaded by a reload. If so, scripts do not reload it again, to avoid an endless loop. */
export const isReload = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload'
