import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects that axe finds no violation at the top of the page, nothing that it could not decide (`rule: words of the element`)
 * but what a person has reviewed, and no small control. Other engines leave other things undecided: that list is Chromium's.
 */
export async function expectClean(page: Page, reviewed: string[]) {
  // The header must not lie over words: axe could not tell what is behind them.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // Legacy: the map's document is not ours to test, and no blank page has to be opened for the report.
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
  const decides = page.context().browser()?.browserType().name() === 'chromium'
  expect({
    violations: await inWords(page, violations),
    undecided: decides ? (await inWords(page, incomplete)).filter((line) => !reviewed.includes(line)) : [],
    small: await smallControls(page),
  }).toEqual({ violations: [], undecided: [], small: [] })
}

/** Controls smaller than 24 x 24 px, except links in a sentence: axe excuses those that stand alone (WCAG 2.5.8), we do not. */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const inSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      )
    return (
      [...document.querySelectorAll('a[href], button, input, textarea, select')]
        // The translation service brings a control of its own.
        .filter((control) => control.checkVisibility() && !control.closest('[inert], .notranslate'))
        .filter((control) => !inSentence(control))
        .map((control) => ({ control, ...control.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 24 || height < 24)
        .map(({ control }) => control.getAttribute('aria-label') ?? control.textContent)
    )
  })

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** Selectors hold generated class names, so an element is named by its words, or by its tag where it has none. */
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
