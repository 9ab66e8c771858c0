import { contact, labels } from '../content.ts'
import { expect, test } from '../fixtures.ts'
import { allPaths, pageGuardOptions } from './states.ts'

// Checks what accessibility trees do not show. snapshots.spec.ts checks headings, landmarks, regions and texts.
test.use(pageGuardOptions)

for (const path of allPaths)
  test(`each link of ${path} has a name that says its target, and gives a new tab no access to this window`, async ({
    page,
  }) => {
    await page.goto(path)
    const links = await page.getByRole('link').evaluateAll((links) =>
      links.map((link) => ({
        name: link.getAttribute('aria-label') ?? link.textContent.trim(),
        target: (link as HTMLAnchorElement).href,
        newTab: link.getAttribute('target') === '_blank',
        rel: link.getAttribute('rel'),
      })),
    )
    const vagueName = /^(|here|click here|more|read more|link|https?:.*)$/i
    const faults = links.flatMap(({ name, target, newTab, rel }) => [
      ...(vagueName.test(name) ? [`says too little: "${name}"`] : []),
      ...(target === '' ? [`leads nowhere: ${name}`] : []),
      ...(newTab && !name.includes(labels.frame.newTab) && name !== contact.map.link
        ? [`does not tell of the new tab: ${name}`]
        : []),
      ...(newTab && rel !== 'noopener noreferrer' ? [`hands over its window: ${name}`] : []),
      ...(links.some((other) => other.name === name && other.target !== target)
        ? [`ambiguous: ${name}`]
        : []),
    ])
    expect(faults).toEqual([])
  })
