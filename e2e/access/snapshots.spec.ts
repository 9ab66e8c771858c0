import { writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { skipUnlessApproved, isApproving, isOtherContent } from '../approved.ts'
import { expect, goto, gotoFrozen, test } from '../fixtures.ts'
import { proves, type LineId } from '../specification.ts'
import { allPaths, pageGuardOptions, openLightbox, openMenu, phoneViewport, states } from './states.ts'

// The accessibility trees of pages and their states. Where slides are shown, the clock is frozen at the first one.
test.use(pageGuardOptions)
skipUnlessApproved()

const snapshotName = (name: string) => {
  const file = name === '/' ? 'home' : name.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-/g, '')
  return `${isOtherContent ? 'other-' : ''}${file}.aria.yml`
}

/** Lines of e2e/specification.ts that the accessibility tree of a page proves. */
const linesOfPage: Record<string, LineId[]> = {
  '/': [
    'home.headline',
    'home.call',
    'home.certifications',
    'home.promo',
    'home.categories',
    'home.cards',
    'firm.furniture',
    'firm.manufacturer',
    'header.items',
  ],
  '/about': ['about.order', 'about.firm', 'about.description', 'about.who', 'about.vision', 'about.values'],
  '/contact': ['contact.addresses'],
}

/**
 * Compares an accessibility tree with the approved one; with RECORD=1 (npm run approve) records it first. Playwright's own
 * --update-snapshots would replace numbers by patterns and omit repeated texts. Only hashes in file names become patterns.
 */
async function expectTree(part: Locator, what: string) {
  const name = snapshotName(what)
  if (isApproving) {
    const tree = await part.ariaSnapshot()
    const path = test.info().snapshotPath(name, { kind: 'aria' })
    await writeFile(
      path,
      tree.replaceAll(/\/url: \/assets\/([\w-]+)-[\w-]{8}\.(\w+)/g, '/url: /^.assets.$1-.{8}\\.$2$/') + '\n',
    )
  }
  await expect(part).toMatchAriaSnapshot({ name })
}

for (const path of allPaths)
  test(
    `${path} has the approved accessibility tree`,
    proves('routes.frame', ...(linesOfPage[path] ?? [])),
    async ({ page }) => {
      await gotoFrozen(page, path)
      await expectTree(page.locator('body'), path)
    },
  )

for (const { name, path, act } of states.filter(({ name }) => /errors|confirmed/.test(name)))
  test(`the form has the approved accessibility tree with ${name}`, async ({ page }) => {
    await goto(page, path)
    await act?.(page)
    await expectTree(page.getByRole('main'), name)
  })

test('the lightbox has the approved accessibility tree', async ({ page }) => {
  await gotoFrozen(page, '/products')
  await openLightbox(page)
  await expectTree(page.getByRole('dialog'), 'lightbox')
})

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport })

  test('the open menu has the approved accessibility tree', async ({ page }) => {
    await gotoFrozen(page, '/')
    await openMenu(page)
    await expectTree(page.getByRole('banner'), 'menu')
  })
})
