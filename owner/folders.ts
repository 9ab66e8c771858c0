import { join, relative, resolve } from 'node:path'

/** The folder with the owner's content: `content`, or the one that the environment variable CONTENT names. */
export const contentFolder = resolve(process.env.CONTENT ?? 'content')

/** The path of a file of the content for messages to the owner: from the current folder, such as content/home.json. */
export const contentPathForMessages = (...names: string[]) =>
  relative(process.cwd(), join(contentFolder, ...names))
