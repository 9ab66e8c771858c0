import type { Plugin } from 'vite'
import { breakpoints } from '../src/styles/breakpoints.ts'

const conditions = new Map<string, string>(Object.entries(breakpoints))

/** Replaces names such as `@media (--desktop)` with the breakpoint. Throws for an unknown name. */
export const withBreakpoints = (css: string) =>
  css.replaceAll(/(?<=@media[^{]*)\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = conditions.get(name)
    if (!condition) throw new Error(`src/styles/breakpoints.ts has no ${name}`)
    return condition
  })

/** Makes breakpoints.ts available to style sheets. Lightning CSS would need a `@custom-media` definition in each of them. */
export function customMedia(): Plugin {
  return {
    name: 'custom-media',
    transform: { filter: { id: /\.css$/ }, handler: (css) => ({ code: withBreakpoints(css), map: null }) },
  }
}
