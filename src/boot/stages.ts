const { dataset } = document.documentElement

/**
 * Adds a stage of the page load (docs/loading.md) to `<html data-stage>`, which style sheets read. No other module writes
 * that attribute.
 */
export function recordStage(stage: 'started' | 'parsed' | 'painted' | 'fonts' | 'hydrated') {
  dataset.stage = [dataset.stage, stage].join(' ')
  performance.mark(stage) // browsers' tools show it, and bench/ requires the last one
}
