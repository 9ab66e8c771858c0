/** Whether this document was loaded by a reload. Scripts must not reload it again: that could loop endlessly. */
export const isReload = () =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload'
