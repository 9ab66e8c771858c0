/** The names, in order, of those fields whose value is missing or only spaces. */
export const emptyFields = (names: readonly string[], values: FormData): string[] =>
  names.filter((name) => String(values.get(name) ?? '').trim() === '')
