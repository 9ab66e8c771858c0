/** Whether this document was loaded by a reload. Scripts do not reload it again, which could loop endlessly. */
export function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  return navigation.type === 'reload'
}
