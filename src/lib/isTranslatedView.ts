/**
 * Whether this document's policy allows the translator; nginx.conf marks it. URL and cookie prove nothing: the document may
 * be cached, and another tab may have set the cookie since.
 */
export const isTranslatedView = () =>
  document.documentElement.dataset.view === 'translated' ||
  (import.meta.env.DEV && new URLSearchParams(location.search).has('translate')) // Vite's server sets no data-view
