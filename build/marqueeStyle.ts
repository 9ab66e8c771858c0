import type { Plugin } from 'vite'

const before = 'style.innerHTML = css;'

/**
 * Lets react-fast-marquee insert its style sheet as text: the policy admits no HTML from strings (Trusted Types).
 * Throws where the package no longer reads as version 1.6.5 does.
 */
export function styleAsText(code: string): string {
  if (code.split(before).length !== 2)
    throw new Error(`react-fast-marquee: expected "${before}" in it once, as in version 1.6.5`)
  return code.replace(before, 'style.textContent = css;')
}

/** Applies it when the site is built; in development there is no policy. */
export function marqueeStyle(): Plugin {
  return {
    name: 'marquee-style',
    apply: 'build',
    transform: {
      filter: { id: /\/react-fast-marquee\/dist\/index\.js$/ },
      handler: (code) => ({ code: styleAsText(code), map: null }),
    },
  }
}
