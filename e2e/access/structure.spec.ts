import { expect, goto, test } from '../fixtures.ts'
import { addresses, expected } from './states.ts'

// Headings, landmarks, regions and words: snapshots.spec.ts. Here is what no tree shows.
test.use(expected)

for (const address of addresses)
  test(`each link of ${address} says where it leads: by its words, by them alone, and whether in a new tab`, async ({
    page,
  }) => {
    await goto(page, address)
    const links = await page.getByRole('link').evaluateAll((links) =>
      links.map((link) => ({
        name: link.getAttribute('aria-label') ?? link.textContent.trim(),
        target: (link as HTMLAnchorElement).href,
        newTab: link.getAttribute('target') === '_blank',
      })),
    )
    const vague = /^(|here|click here|more|read more|link|https?:.*)$/i
    const faults = links.flatMap(({ name, target, newTab }) => [
      ...(vague.test(name) ? [`says too little: "${name}"`] : []),
      ...(target === '' ? [`leads nowhere: ${name}`] : []),
      ...(newTab && !name.includes('new tab') ? [`does not tell of the new tab: ${name}`] : []),
      ...(links.some((other) => other.name === name && other.target !== target)
        ? [`ambiguous: ${name}`]
        : []),
    ])
    expect(faults).toEqual([])
  })

test('the failure of the site says so to screen readers as it appears', async ({ page }) => {
  await goto(page, '/')
  await expect(page.getByRole('alert', { includeHidden: true })).toContainText(
    'Unexpected Application Error!',
  )
})

test('no link that opens a new tab hands over its window or says where the visitor comes from', async ({
  page,
}) => {
  for (const address of addresses) {
    await page.goto(address)
    const links = page.locator('a[target]')
    const generous = await links.evaluateAll((links) =>
      links
        .filter((link) => link.getAttribute('rel') !== 'noopener noreferrer')
        .map(({ textContent }) => textContent),
    )
    expect.soft(generous, address).toEqual([])
  }
})
