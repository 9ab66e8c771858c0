/** Whether a number field may hold this text: a number, or the beginning of one. */
export const isNumberText = (text: string) => /^-?\d*\.?\d*$/.test(text)
