import { resolve } from 'node:path'

/** The owner's content; CONTENT overrides the folder. */
export const contentFolder = resolve(process.env.CONTENT ?? 'content')

/** Output of the build; DIST overrides the folder. */
export const dist = resolve(process.env.DIST ?? 'dist')
