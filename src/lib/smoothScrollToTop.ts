/** `state` of a link whose page is to be scrolled smoothly to its top, instead of jumping there. */
export const smoothScrollToTop = { scroll: 'smooth' }
