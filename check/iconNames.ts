/** The icons in public/. The HTML, the manifest and the structured data name them. */
export const iconNames = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
]
