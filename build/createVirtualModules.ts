/**
 * Hooks of a plugin that provides virtual modules. `renderers` maps a module's name to a function that
 * returns its code.
 */
export const createVirtualModules = (renderers: Record<string, () => string | Promise<string>>) => ({
  resolveId: (id: string) => (Object.hasOwn(renderers, id) ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0') ? renderers[id.slice(1)]?.() : undefined),
})
