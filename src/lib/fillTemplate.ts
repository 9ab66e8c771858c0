/** Replaces the names in braces of a template such as "{number} of {count}". Names without a value stay. */
export const fillTemplate = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
