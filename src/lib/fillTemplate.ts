/** Replaces the placeholders of a text such as "{number} of {count}". Placeholders without a value stay. */
export const fillTemplate = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
