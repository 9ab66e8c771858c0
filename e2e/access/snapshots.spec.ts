import { writeFile } from 'node:fs/promises'
import { toPageSlug } from '../../src/metadata/pageFiles.ts'
import { skipUnlessApproved, isApproving, isSecondContent } from '../helpers/approved.ts'
import { gotoWithFrozenClock } from '../helpers/clock.ts'
import { expect, test } from '../helpers/guards.ts'
import { gotoHydrated, phoneViewport } from '../helpers/pages.ts'
import { proves, type LineId } from '../specification.ts'
import { pageGuardOptions, pageStates, states } from '../helpers/states.ts'

// Compares the accessibility trees of pages and states with approved trees. A frozen clock keeps the home page at its
// first slide.
test.use(pageGuardOptions)
skipUnlessApproved()

/** Lines of e2e/specification.ts that a page's tree proves. Texts in content/specified.json have a unit test. */
const provedLinesByPage: Record<string, LineId[]> = {
  '/': [
    'roles.public',
    'routes.home',
    'home.certifications',
    'home.cards',
    'firm.furniture',
    'firm.manufacturer',
    'header.sustainability',
    'firm.phone',
    'footer.headOffice',
    'footer.factory',
    'footer.contact',
    'footer.copyright',
  ],
  '/about': ['routes.about', 'about.order', 'about.description'],
  '/products': ['routes.products', 'products.gallery'],
  '/grievance': ['routes.grievance'],
  '/contact': ['routes.contact', 'contact.addresses'],
}

// Omits the playing film, because the tree of its dialog has only the button "Close". With the second content only
// pages are compared, because its states differ from those of the first content only in texts.
const cases = [
  ...pageStates,
  ...(isSecondContent ? [] : states.filter(({ name }) => name !== 'film playing')),
]
/** For each state, the selector of the part whose tree is compared. Default: main. */
const partSelectors: Record<string, string> = {
  'menu open': 'header:not(main header)',
  'lightbox open': 'dialog',
}

for (const { name, path, act, isOnPhone } of cases)
  test(
    `${name} has the approved accessibility tree`,
    proves(...(act ? [] : (['routes.frame'] as const)), ...(provedLinesByPage[name] ?? [])),
    async ({ page }) => {
      if (isOnPhone) await page.setViewportSize(phoneViewport)
      // Except on the home page, actions need a running clock: forms wait for the map, which loads after a timer.
      await (act && path !== '/' ? gotoHydrated : gotoWithFrozenClock)(page, path)
      await act?.(page)
      const part = page.locator(act ? (partSelectors[name] ?? 'main') : 'body')
      const slug = act ? name.replace(' open', '').replace(' ', '-') : toPageSlug(path)
      const file = `${isSecondContent ? 'second-' : ''}${slug}.aria.yml`
      if (isApproving) {
        // Not --update-snapshots, which would replace numbers by patterns and omit repeated texts.
        const hashPattern = /\/url: \/assets\/([\w-]+)-[0-9a-f]{6}(-\d+)?\.(\w+)/g
        const tree = (await part.ariaSnapshot()).replaceAll(hashPattern, '/url: /^.assets.$1-.{6}$2\\.$3$/')
        await writeFile(test.info().snapshotPath(file, { kind: 'aria' }), `${tree}\n`)
      }
      await expect(part).toMatchAriaSnapshot({ name: file })
    },
  )
