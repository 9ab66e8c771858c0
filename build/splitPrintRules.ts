import { minifyCss } from './minifyCss.ts'

const printRulesPattern = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g

/**
 * Separates the print rules from the other rules. The first paint needs no print rules. Print rules outside CSS
 * modules must be in print.css, because this function puts the rules that it finds into the layer `components`.
 */
export function splitPrintRules(css: string): { otherRules: string; printRules: string } {
  const minifiedCss = minifyCss(css)
  if (minifiedCss.includes('&'))
    throw new Error('expected no nested rules, see build.target in vite.config.ts')
  const printRules = minifiedCss.match(printRulesPattern) ?? []
  const otherRules = minifiedCss.replaceAll(printRulesPattern, '')
  if (otherRules.includes('@media print')) throw new Error('@media print: expected no media query inside it')
  return { otherRules, printRules: `@layer components{${printRules.join('')}}` }
}
