import { parse } from 'node:path'
import type { Plugin } from 'vite'
import { breakpoints } from '../src/styles/breakpoints.ts'
import { renderFallbackFaces } from './renderFallbackFaces.ts'
import { createVirtualModules } from './createVirtualModules.ts'
import { componentClassPattern } from './selectCriticalStyles.ts'

const mediaConditions = new Map<string, string>(Object.entries(breakpoints))

/** Replaces the names of breakpoints, such as `--desktop`, with their media conditions. Throws for an unknown name. */
export const replaceBreakpoints = (css: string) =>
  css.replaceAll(/(?<=@media[^{]*)\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = mediaConditions.get(name)
    if (!condition) throw new Error(`src/styles/breakpoints.ts has no ${name}`)
    return condition
  })

/**
 * Replaces the names of breakpoints with media conditions, and puts each `.module.css` into the cascade layer
 * `components`. Has no `enforce: 'pre'`, because Vite must first inline imports and rename classes.
 */
export function styleSheetsPlugin(): Plugin {
  return {
    name: 'style-sheets',
    ...createVirtualModules({ 'virtual:fallbackFaces.css': renderFallbackFaces }),
    transform: {
      filter: { id: /\.css$/ },
      handler(css, id) {
        const code = replaceBreakpoints(css)
        return { code: id.endsWith('.module.css') ? `@layer components{${code}}` : code, map: null }
      },
    },
  }
}

/**
 * Returns a function that creates readable class names, because hashes compress badly. It throws if two modules share
 * a file name, because their classes would collide. It throws if a file name does not begin with a capital, by which
 * selectCriticalStyles.ts recognises the classes of components.
 */
export function createNameGenerator() {
  const pathByModule = new Map<string, string>()
  return (name: string, file: string) => {
    const module = parse(file).name.replace('.module', '')
    const [path = file] = file.split('?')
    if (!componentClassPattern.test(module))
      throw new Error(`${path}: expected a file name that begins with a capital`)
    const firstPath = pathByModule.get(module) ?? path
    if (firstPath !== path)
      throw new Error(`${path}: expected another file name, since there is ${firstPath}`)
    pathByModule.set(module, path)
    return `${module}-${name}`
  }
}
