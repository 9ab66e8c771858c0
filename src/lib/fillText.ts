/** A text with its placeholders filled in: `{number} of {count}`. */
export const fillText = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
