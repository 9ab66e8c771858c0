/** Navigation state: scroll smoothly to the top instead of jumping. */
export const smoothToTop = { scroll: 'smooth' }
