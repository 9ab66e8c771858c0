import type { Plugin } from 'vite'
import { breakpoints } from '../src/styles/breakpoints.ts'

const conditions = new Map<string, string>(Object.entries(breakpoints))

/** Puts the breakpoints into conditions: `@media (--desktop)`. Throws for one that there is not. */
export const withBreakpoints = (css: string) =>
  css.replaceAll(/(?<=@media[^{]*)\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = conditions.get(name)
    if (!condition) throw new Error(`src/styles/breakpoints.ts has no ${name}`)
    return condition
  })

/** One list of breakpoints for style sheets and scripts; Vite's own custom media would have each sheet define them anew. */
export function customMedia(): Plugin {
  return {
    name: 'custom-media',
    transform: { filter: { id: /\.css$/ }, handler: (css) => ({ code: withBreakpoints(css), map: null }) },
  }
}
