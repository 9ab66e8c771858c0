import { resolve } from 'node:path'

/** Folder of the build's output: the environment variable DIST, or else dist/. */
export const dist = resolve(process.env.DIST ?? 'dist')
