import { resolve } from 'node:path'

/** The owner's folder; CONTENT names another one. */
export const contentFolder = resolve(process.env.CONTENT ?? 'content')

/** What the build writes; DIST names another folder. */
export const dist = resolve(process.env.DIST ?? 'dist')
