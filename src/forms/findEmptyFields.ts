/** The fields of `names` whose value is missing or only white space. */
export const findEmptyFields = (names: readonly string[], values: FormData): string[] =>
  names.filter((name) => String(values.get(name) ?? '').trim() === '')
