/** State of a navigation that ends with a smooth scroll to the top instead of a jump. */
export const smoothToTop = { scroll: 'smooth' }
