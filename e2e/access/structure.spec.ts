import { contact, labels } from '../content.ts'
import { expect, test } from '../fixtures.ts'
import { addresses, expected } from './states.ts'

// Checks what accessibility trees do not show. Headings, landmarks, regions and texts: snapshots.spec.ts.
test.use(expected)

for (const address of addresses)
  test(`each link of ${address} says where it leads: by its words, by them alone, and hands no window to a new tab`, async ({
    page,
  }) => {
    await page.goto(address)
    const links = await page.getByRole('link').evaluateAll((links) =>
      links.map((link) => ({
        name: link.getAttribute('aria-label') ?? link.textContent.trim(),
        target: (link as HTMLAnchorElement).href,
        newTab: link.getAttribute('target') === '_blank',
        rel: link.getAttribute('rel'),
      })),
    )
    const vague = /^(|here|click here|more|read more|link|https?:.*)$/i
    const faults = links.flatMap(({ name, target, newTab, rel }) => [
      ...(vague.test(name) ? [`says too little: "${name}"`] : []),
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
