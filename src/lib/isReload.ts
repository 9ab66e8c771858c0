/** Whether this document is a reload. The site reloads itself only if it is not, so that it never does so again and again. */
export function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  return navigation.type === 'reload'
}
