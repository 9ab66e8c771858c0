import { resolve } from 'node:path'

/** Folder of the owner's content. The variable CONTENT replaces it. */
export const contentFolder = resolve(process.env.CONTENT ?? 'content')

/** Folder of the build's output. The variable DIST replaces it. */
export const dist = resolve(process.env.DIST ?? 'dist')
