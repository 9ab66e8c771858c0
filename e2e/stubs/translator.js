// A stub of the translation service's script. It adds a widget. When a language is selected, it does what the service
// does: wraps each translatable text node in two <font> elements, marks the page with a class but sets no direction,
// and shows a banner above the page.
;(() => {
  class TranslateElement {
    constructor(options, element) {
      window.translateOptions = [...(window.translateOptions ?? []), { ...options, element }]
      const widget = document.createElement('select')
      widget.className = 'goog-te-combo'
      widget.setAttribute('aria-label', 'Language Translate Widget')
      widget.append(new Option('Select Language', ''), new Option('Hindi', 'hi'), new Option('Arabic', 'ar'))
      widget.addEventListener('change', translate)
      document.getElementById(element).append(widget)
    }
  }

  function translate({ target }) {
    const { classList } = document.documentElement
    classList.toggle('translated-rtl', target.value === 'ar')
    classList.toggle('translated-ltr', target.value === 'hi')
    showBanner()
    const texts = []
    const walker = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (
        textContent.trim() &&
        !parentElement.closest('.notranslate, [translate=no], script, noscript, font')
      )
        texts.push(walker.currentNode)
    }
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `«${text.textContent}»`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }

  function showBanner() {
    const banner = document.createElement('div')
    Object.assign(banner.style, { position: 'fixed', inset: '0 0 auto', height: '40px', zIndex: 10_000_001 })
    document.body.prepend(banner)
    Object.assign(document.body.style, { position: 'relative', minHeight: '100%', top: '40px' })
  }

  window.google = { translate: { TranslateElement } }
  const callback = new URL(document.currentScript.src).searchParams.get('cb')
  setTimeout(() => window[callback]())
})()
