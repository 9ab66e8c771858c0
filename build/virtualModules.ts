/** The hooks of a plugin that provides modules: `codeOf` has a function per module that returns its code. */
export const virtualModules = (codeOf: Record<string, () => string | Promise<string>>) => ({
  resolveId: (id: string) => (id in codeOf ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0') ? codeOf[id.slice(1)]?.() : undefined),
})
