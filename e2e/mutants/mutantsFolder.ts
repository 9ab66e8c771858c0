import { resolve } from 'node:path'

/** The folder for the builds, the outcomes so far and the report of a run. */
export const mutantsFolder = resolve(import.meta.dirname, '../../reports/mutants')
