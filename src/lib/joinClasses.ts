/** The value of `className` for these classes, without those that are false, empty or undefined. */
export const joinClasses = (...classes: (string | false | undefined)[]) => classes.filter(Boolean).join(' ')
