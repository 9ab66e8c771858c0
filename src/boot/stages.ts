const { dataset } = document.documentElement

/**
 * Adds a stage of the page load (docs/loading.md) to `<html data-stage>`, which style sheets read. No other
 * module writes that attribute.
 */
export function recordStage(stage: 'started' | 'parsed' | 'painted' | 'fonts' | 'hydrated') {
  dataset.stage = [dataset.stage, stage].join(' ')
  performance.mark(stage) // developer tools show the marks, and bench/ requires the mark `hydrated`
}
