/** Whether this document was loaded by a reload. After a failure, scripts must not reload it again, in an endless loop. */
export const isReload = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload'
