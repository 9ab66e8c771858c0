/**
 * Whether this document came with the policy that admits the translator: nginx.conf marks it so. Neither the URL nor the
 * service's cookie tells: the document may come from the cache, and another tab may have set the cookie since.
 */
export const isTranslatedView = () =>
  document.documentElement.dataset.view === 'translated' ||
  (import.meta.env.DEV && new URLSearchParams(location.search).has('translate')) // there without nginx
