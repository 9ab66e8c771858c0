/** Removes the cookie by which the translation service remembers a language, on this host and its parent domains. */
export function removeTranslationCookie() {
  const hostLabels = location.hostname.split('.')
  const attributes = ['', ...hostLabels.map((_, index) => `; domain=${hostLabels.slice(index).join('.')}`)]
  for (const attribute of attributes) document.cookie = `googtrans=; path=/; max-age=0${attribute}`
}
