import { join, relative, resolve } from 'node:path'

/** Folder of the owner's content. The variable CONTENT replaces it. */
export const contentFolder = resolve(process.env.CONTENT ?? 'content')

/** The path of a file of the content as the owner reads it: from the current folder. */
export const relativeContentPath = (...names: string[]) =>
  relative(process.cwd(), join(contentFolder, ...names))
