/** Whether a number field stays a number, or the beginning of one, when this text is appended. */
export const isNumberText = ({ value, validity }: HTMLInputElement, text: string) =>
  /^-?\d*\.?\d*$/.test((validity.badInput ? '0.' : value) + text) // after "5." Chrome reports bad input, and an empty value
