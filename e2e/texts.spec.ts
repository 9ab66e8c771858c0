import { minComparedPieces } from '../src/content/pageSchemas.ts'
import { pageSlug } from '../src/metadata/pageFiles.ts'
import { phoneHref } from '../src/lib/phoneUrls.ts'
import { content, labels, sitePages, site } from './helpers/content.ts'
import { expect, test } from './helpers/guards.ts'
import { goto, heading } from './helpers/pages.ts'
import { proves } from './specification.ts'

// Checks that each page shows all texts of its content, whatever the content. The approved accessibility trees cover order,
// roles and names.

/** All texts in a part of the content. */
const textsOf = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : Object.entries(part || {}).flatMap(([key, value]) =>
        keysWithoutText.includes(key) ? [] : textsOf(value),
      )

const { home, products } = content
const hasComparison = products.pieces.filter(({ elevation }) => elevation).length >= minComparedPieces
/** Keys in content/ whose values are not texts, or are not shown, or only after an action. */
const keysWithoutText = [
  ...'$schema photograph drawing icon layout to address map film message withoutScript emailSubject'.split(
    ' ',
  ),
  ...(hasComparison ? [] : ['elevation']),
]

/**
 * The content without the sections that the site omits: certifications without marks, a comparison of fewer than three
 * pieces.
 */
const shownContent: Record<string, unknown> = {
  ...content,
  home: { ...home, certifications: home.certifications.marks.length > 0 && home.certifications },
  products: { ...products, comparison: hasComparison && products.comparison },
}

/** By path, the firm's facts that a page's main part shows besides the texts of its own file in content/. */
const firmFacts: Record<string, unknown> = {
  '/': site.phone,
  '/contact': [
    content.contact.locations.map(({ address }) => address && site.addresses[address]),
    site.phone,
    site.email,
  ],
}
const { headOffice, factory } = site.addresses
const footerTexts = [labels.frame.headOffice, labels.frame.factory, ...headOffice.lines, ...factory.lines]

test.use({ allowHosts: ['www.openstreetmap.org'] }) // the map, if it is in view for a second

test.describe('texts', { tag: '@readonly' }, () => {
  for (const { path, heading: headingText } of sitePages)
    test(
      `${path} has all of its content, and a footer with addresses, phone, e-mail and copyright line`,
      proves('firm.phone', 'footer.headOffice', 'footer.factory', 'footer.contact', 'footer.copyright'),
      async ({ page }) => {
        await goto(page, path)
        await expect(heading(page)).toHaveText(headingText)
        const main = page.getByRole('main')
        const shownTexts = await main.evaluate((main) =>
          [main, ...main.querySelectorAll('[alt], [aria-label]')].flatMap((element) => [
            element.textContent,
            element.getAttribute('alt'),
            element.ariaLabel,
          ]),
        )
        const expectedTexts = textsOf([shownContent[pageSlug(path)], firmFacts[path]])
        expect(expectedTexts.length).toBeGreaterThan(path === '/products' ? products.pieces.length : 4)
        expect(expectedTexts.filter((text) => !shownTexts.some((shown) => shown?.includes(text)))).toEqual([])

        const footer = page.getByRole('contentinfo')
        for (const text of [...footerTexts, site.phone, site.email, `© ${site.name}.`])
          await expect(footer).toContainText(text)
        for (const part of path in firmFacts ? [main, footer] : [footer])
          await expect(part.getByRole('link', { name: site.phone }).first()).toHaveAttribute(
            'href',
            phoneHref(site.phone),
          )
      },
    )
})
