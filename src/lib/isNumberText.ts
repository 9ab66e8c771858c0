/** Whether a number field keeps a value that can be read when this text is appended. A typed character may be the first of more. */
export const isNumberText = ({ value, validity }: HTMLInputElement, text: string) =>
  // Bad input, such as "5.", has an empty value, so it counts as a number with a dot.
  /^-?\d*\.?\d*$/.test((validity.badInput ? '0.' : value) + text) && !/.\D$/.test(text)
