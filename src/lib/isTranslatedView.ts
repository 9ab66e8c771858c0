/**
 * Whether this document is the translated view, whose CSP allows the translator. nginx.conf marks it with data-view. Neither
 * URL nor cookie proves it: the document may be cached, or another tab may have set the cookie.
 */
export const isTranslatedView = () => document.documentElement.dataset.view === 'translated'
