import type { Plugin } from 'vite'
import { breakpoints } from '../src/styles/breakpoints.ts'
import { renderFallbackFaces } from './renderFallbackFaces.ts'
import { createVirtualModules } from './createVirtualModules.ts'

const mediaConditions = new Map<string, string>(Object.entries(breakpoints))

/** Replaces the names of breakpoints, such as `--desktop`, with their media conditions. Throws for an unknown name. */
export const replaceBreakpoints = (css: string) =>
  css.replaceAll(/(?<=@media[^{]*)\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = mediaConditions.get(name)
    if (!condition) throw new Error(`src/styles/breakpoints.ts has no ${name}`)
    return condition
  })

/**
 * Replaces the names of breakpoints with media conditions, and puts each `.module.css` into the cascade layer `components`.
 * Not `enforce: 'pre'`: Vite must first inline imports and rename classes.
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
