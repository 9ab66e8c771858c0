import { resolve } from 'node:path'

/** Where a run keeps its build, what it has found out so far, and its report. */
export const folder = resolve(import.meta.dirname, '../../reports/mutants')
