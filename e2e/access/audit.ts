import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects at the top of the page no axe violations, no 'incomplete' results (`rule: element text`) except `reviewed`, and no
 * small controls. Checks 'incomplete' results in Chromium only, since engines differ.
 */
export async function expectClean(page: Page, reviewed: string[]) {
  // The header must not cover text: axe could not determine its contrast.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // Legacy mode: skips the map's document, which is not ours, and opens no blank page for the report.
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
  const decides = page.context().browser()?.browserType().name() === 'chromium'
  expect({
    violations: await inWords(page, violations),
    undecided: decides ? (await inWords(page, incomplete)).filter((line) => !reviewed.includes(line)) : [],
    small: await smallControls(page),
  }).toEqual({ violations: [], undecided: [], small: [] })
}

/** Controls below 24 x 24 px, except links in a sentence. Stricter than axe, which allows isolated ones (WCAG 2.5.8). */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const inSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      )
    return (
      [...document.querySelectorAll('a[href], button, input, textarea, select')]
        // .notranslate: the translation service's own control.
        .filter((control) => control.checkVisibility() && !control.closest('[inert], .notranslate'))
        .filter((control) => !inSentence(control))
        .map((control) => ({ control, ...control.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 24 || height < 24)
        .map(({ control }) => control.getAttribute('aria-label') ?? control.textContent)
    )
  })

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** Names elements by text, label or tag, since their selectors contain generated class names. */
async function inWords(page: Page, findings: Findings): Promise<string[]> {
  const lines = findings.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, target: target.join(' ') })),
  )
  return page.evaluate(
    (lines) =>
      [
        ...new Set(
          lines.map(({ id, target }) => {
            const element = document.querySelector(target)
            const words = element?.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
            const name = element?.getAttribute('aria-label')?.slice(0, 60)
            return `${id}: ${words || name || `<${element?.localName}>`}`
          }),
        ),
      ].toSorted(),
    lines,
  )
}
