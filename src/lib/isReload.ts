/** Whether this document was loaded by a reload. Scripts do not reload it again, which could loop endlessly. */
export const isReload = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload'
