/** Removes the cookie by which the translation service remembers a language, on this host and its parent domains. */
export function removeTranslationCookie() {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const domain of domains) document.cookie = `googtrans=; path=/; max-age=0${domain}`
}
