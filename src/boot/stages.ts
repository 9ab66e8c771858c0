/** The stages of a page load: docs/loading.md. */
type Stage = 'started' | 'parsed' | 'painted' | 'fonts' | 'hydrated'

const { dataset } = document.documentElement

/** Adds a stage to `<html data-stage>`, which style sheets read. No other module writes that attribute. */
export function recordStage(stage: Stage) {
  dataset.stage = [dataset.stage, stage].join(' ')
  performance.mark(stage) // browsers' tools show it, and bench/ waits for it
}
