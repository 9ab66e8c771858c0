/** Whether this is the translated view: asked for in the address, or by the translation service's own cookie. */
export const isTranslated = () =>
  new URLSearchParams(location.search).has('translate') || /(^|; )googtrans=[^;]/.test(document.cookie)
