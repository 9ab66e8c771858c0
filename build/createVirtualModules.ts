/**
 * Hooks of a plugin that provides virtual modules. `codeOf` maps a module's name to a function that returns
 * its code.
 */
export const createVirtualModules = (codeOf: Record<string, () => string | Promise<string>>) => ({
  resolveId: (id: string) => (Object.hasOwn(codeOf, id) ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0') ? codeOf[id.slice(1)]?.() : undefined),
})
