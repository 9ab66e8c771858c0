import { writeFile } from 'node:fs/promises'
import { pageSlug } from '../../src/metadata/pageFiles.ts'
import { skipUnlessApproved, isApproving, isSecondContent } from '../helpers/approved.ts'
import { gotoWithFrozenClock } from '../helpers/clock.ts'
import { expect, test } from '../helpers/guards.ts'
import { goto } from '../helpers/pages.ts'
import { proves, type LineId } from '../specification.ts'
import { allPaths, pageGuardOptions, phoneViewport, states } from '../helpers/states.ts'

// The accessibility trees of pages and their states. Where slides are shown, the clock is frozen at the first slide.
test.use(pageGuardOptions)
skipUnlessApproved()

/** Lines of e2e/specification.ts that the accessibility tree of a page proves. */
const linesOfPage: Record<string, LineId[]> = {
  '/': [
    'roles.public',
    'routes.home',
    'home.headline',
    'home.call',
    'home.certifications',
    'home.promo',
    'home.categories',
    'home.cards',
    'firm.furniture',
    'firm.manufacturer',
    'header.items',
    'header.sustainability',
    'home.promo.button',
    'home.categories.link',
    'home.approach',
    'firm.phone',
    'footer.headOffice',
    'footer.factory',
    'footer.contact',
    'footer.copyright',
  ],
  '/about': [
    'routes.about',
    'about.order',
    'about.firm',
    'about.description',
    'about.who',
    'about.vision',
    'about.values',
  ],
  '/products': ['routes.products', 'products.heading'],
  '/grievance': ['routes.grievance', 'grievance.heading', 'grievance.fields', 'grievance.submit'],
  '/contact': ['routes.contact', 'contact.addresses', 'contact.form'],
}

type State = (typeof states)[number]
const cases: (Pick<State, 'name' | 'path'> & Partial<State>)[] = [
  ...allPaths.map((path) => ({ name: path, path })),
  ...states.filter(({ name }) => name !== 'film playing'),
]
/** Selectors of the part of a state whose tree is compared. Default: main. */
const parts: Record<string, string> = { 'menu open': 'header:not(main header)', 'lightbox open': 'dialog' }

/**
 * Compares an accessibility tree with the approved one; with APPROVE=1 (npm run approve) records it first. Playwright's own
 * --update-snapshots would replace numbers by patterns and omit repeated texts. Here only hashes of files become patterns.
 */
for (const { name, path, act, onPhone } of cases)
  test(
    `${name} has the approved accessibility tree`,
    proves(...(act ? [] : (['routes.frame'] as const)), ...(linesOfPage[name] ?? [])),
    async ({ page }) => {
      if (onPhone) await page.setViewportSize(phoneViewport)
      // A frozen clock stops the slides, but also the timer of the map, for which the states of forms wait.
      await (act && path !== '/' ? goto : gotoWithFrozenClock)(page, path)
      await act?.(page)
      const part = page.locator(act ? (parts[name] ?? 'main') : 'body')
      const slug = act ? name.replace(' open', '').replace(' ', '-') : pageSlug(path)
      const file = `${isSecondContent ? 'second-' : ''}${slug}.aria.yml`
      if (isApproving) {
        const tree = await part.ariaSnapshot()
        await writeFile(
          test.info().snapshotPath(file, { kind: 'aria' }),
          tree.replaceAll(/\/url: \/assets\/([\w-]+)-[\w-]{8}\.(\w+)/g, '/url: /^.assets.$1-.{8}\\.$2$/') +
            '\n',
        )
      }
      await expect(part).toMatchAriaSnapshot({ name: file })
    },
  )
