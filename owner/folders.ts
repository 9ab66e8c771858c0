import { join, relative, resolve } from 'node:path'

/** The folder with the owner's content: `content`, or the folder that the environment variable CONTENT names. */
export const contentFolder = resolve(process.env.CONTENT ?? 'content')
export const photographsFolder = join(contentFolder, 'photographs')
export const elevationsFolder = join(contentFolder, 'elevations')
export const filmFolder = join(contentFolder, 'film')

/** The path of a content file in messages to the owner: relative to the current folder, such as content/home.json. */
export const formatContentPath = (...names: string[]) =>
  relative(process.cwd(), join(contentFolder, ...names))
