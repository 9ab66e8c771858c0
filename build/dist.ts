import { resolve } from 'node:path'

/** Folder of the build's output. The environment variable DIST names another folder. */
export const dist = resolve(process.env.DIST ?? 'dist')
