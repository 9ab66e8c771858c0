import { resolve } from 'node:path'

/** Folder of the build's output. The variable DIST replaces it. */
export const dist = resolve(process.env.DIST ?? 'dist')
