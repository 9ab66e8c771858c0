import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no axe violations and no small controls. Results that axe could not decide ('incomplete') must be in `accepted`, as
 * `rule: element text`. They differ between engines, so only Chromium's are checked.
 */
export async function expectAccessible(page: Page, accepted: string[]) {
  // At the top of the page, where the header covers no text: axe cannot determine the contrast of covered text.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // Legacy mode leaves out the document in the map's frame, which is not ours. It also opens no blank page, in which axe
  // would else collect its results.
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(axeTags)
    .setLegacyMode()
    .analyze()
  const isChromium = page.context().browser()?.browserType().name() === 'chromium'
  expect({
    violations: await describeFindings(page, violations),
    undecided: isChromium
      ? (await describeFindings(page, incomplete)).filter((line) => !accepted.includes(line))
      : [],
    small: await findSmallControls(page),
  }).toEqual({ violations: [], undecided: [], small: [] })
}

/** Finds controls below 24 x 24 px, except links in a sentence. Stricter than axe, which allows isolated small controls. */
const findSmallControls = (page: Page) =>
  page.evaluate(() => {
    const inSentence = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent ?? ''),
      )
    return (
      [...document.querySelectorAll('a[href], button, input, textarea, select')]
        // The element .notranslate contains the translation service's own control.
        .filter((control) => control.checkVisibility() && !control.closest('[inert], .notranslate'))
        .filter((control) => !inSentence(control))
        .map((control) => ({ control, ...control.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 24 || height < 24)
        .map(({ control }) => control.getAttribute('aria-label') ?? control.textContent)
    )
  })

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** Formats axe's findings as `rule: element text`. Not with axe's selectors: they contain class names, which change with the code. */
async function describeFindings(page: Page, findings: Findings): Promise<string[]> {
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
