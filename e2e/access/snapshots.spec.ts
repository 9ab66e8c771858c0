import { writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { compareOnlyApprovedContent, isApproving } from '../approved.ts'
import { expect, goto, gotoFrozen, test } from '../fixtures.ts'
import { proves } from '../specification.ts'
import { addresses, expected, openLightbox, openMenu, phone, states } from './states.ts'

// Accessibility trees of whole pages. The clock is frozen, so the first slide is the current one.
test.use(expected)
compareOnlyApprovedContent()

const file = (name: string) =>
  `${name === '/' ? 'home' : name.replaceAll(/[^a-z]+/g, '-').replaceAll(/^-/g, '')}.aria.yml`

/**
 * Compares with the approved tree. RECORD=1 records the tree first, verbatim: --update-snapshots would write patterns for
 * numbers and omit repeated texts. Only hashes in file paths are patterns.
 */
async function expectTree(part: Locator, name: string) {
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

for (const address of addresses)
  test(
    `${address} reads as recorded, header and footer around it`,
    proves('routes.frame'),
    async ({ page }) => {
      await gotoFrozen(page, address)
      await expectTree(page.locator('body'), file(address))
    },
  )

for (const state of ['grievance errors', 'contact errors', 'grievance confirmed', 'contact confirmed'])
  test(`the form reads as recorded with ${state}`, async ({ page }) => {
    const found = states.find(({ name }) => name === state)
    await goto(page, found?.address ?? '')
    await found?.act?.(page)
    await expectTree(page.getByRole('main'), file(state))
  })

test('the lightbox reads as recorded', async ({ page }) => {
  await gotoFrozen(page, '/products')
  await openLightbox(page)
  await expectTree(page.getByRole('dialog'), 'lightbox.aria.yml')
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the open menu reads as recorded', async ({ page }) => {
    await gotoFrozen(page, '/')
    await openMenu(page)
    await expectTree(page.getByRole('banner'), 'menu.aria.yml')
  })
})
