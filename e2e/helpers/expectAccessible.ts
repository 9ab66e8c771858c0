import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { labels } from './content.ts'

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no axe violations and no vague links. Results that axe could not decide ('incomplete') must be in
 * `accepted`, as `rule: element text`. Such results differ between engines, so only Chromium's are checked.
 */
export async function expectAccessible(page: Page, accepted: string[]) {
  // Scrolls to the top, where the header covers no text: axe cannot determine the contrast of covered text.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // In legacy mode, axe skips frames of other origins, such as the map, which is a third party's. It also opens no
  // blank page for its results.
  const axe = new AxeBuilder({ page }).withTags(axeTags).setLegacyMode()
  const { violations, incomplete } = await axe.analyze()
  const isChromium = page.context().browser()?.browserType().name() === 'chromium'
  const undecidedFindings = isChromium ? await formatFindings(page, incomplete) : []
  expect({
    violations: await formatFindings(page, violations),
    undecided: undecidedFindings.filter((line) => !accepted.includes(line)),
    links: await findUnclearLinks(page),
  }).toEqual({ violations: [], undecided: [], links: [] })
}

/**
 * Finds links whose name is vague or ambiguous, or does not correctly say whether they open a new tab. Also finds
 * links that give a new tab access to this window.
 */
async function findUnclearLinks(page: Page) {
  const links = await page.getByRole('link').evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map((link) => ({
      name: link.ariaLabel ?? link.textContent.trim(),
      href: link.href,
      isNewTab: link.target === '_blank',
      rel: link.rel,
    })),
  )
  return links.flatMap(({ name, href, isNewTab, rel }) => [
    ...(/^(|here|click here|more|read more|link|https?:.*)$/i.test(name)
      ? [`says too little: "${name}"`]
      : []),
    ...(isNewTab !== name.includes(labels.frame.newTab) ? [`is wrong about a new tab: ${name}`] : []),
    ...(isNewTab && rel !== 'noreferrer' ? [`hands over its window: ${name}`] : []),
    ...(links.some((other) => other.name === name && other.href !== href) ? [`ambiguous: ${name}`] : []),
  ])
}

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/**
 * Formats axe's findings as `rule: element text`. Omits axe's selectors, because they contain class names, which change
 * with the code.
 */
async function formatFindings(page: Page, findings: Findings): Promise<string[]> {
  const idsAndSelectors = findings.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => [id, target.join(' ')] as const),
  )
  const descriptions = await page.evaluate(
    (lines) =>
      lines.map(([id, target]) => {
        const element = document.querySelector(target)
        const text = element?.textContent.trim().replaceAll(/\s+/g, ' ') || element?.ariaLabel
        return `${id}: ${text?.slice(0, 60) || `<${element?.localName}>`}`
      }),
    idsAndSelectors,
  )
  return [...new Set(descriptions)].toSorted()
}
