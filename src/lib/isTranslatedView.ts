/** What stands for the nonce in the built pages; nginx.conf fills one in for the translated view alone. */
export const noncePlaceholder = '__CSP_NONCE__'

/**
 * Whether this document came with the policy that admits the translator. Neither the URL nor the service's cookie tells:
 * the document may come from the cache, and another tab may have set the cookie since.
 */
export function isTranslatedView(): boolean {
  if (import.meta.env.DEV) return new URLSearchParams(location.search).has('translate') // without nginx
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  return nonce !== undefined && nonce !== noncePlaceholder
}
