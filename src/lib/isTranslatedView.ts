/**
 * Whether this document is the translated view, whose CSP allows the translator. nginx.conf marks it with data-view. Its URL
 * and the cookie do not tell: the document may come from a cache, and another tab may have set the cookie.
 */
export const isTranslatedView = () => document.documentElement.dataset.view === 'translated'
