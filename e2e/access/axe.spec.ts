import { expect, test, type Page } from '../helpers/guards.ts'
import { expectAccessible } from '../helpers/expectAccessible.ts'
import { listAcceptedFindings } from './manualReview.ts'
import { pageGuardOptions, pageStates, states } from '../helpers/states.ts'
import { gotoTranslatedView, gotoWithUnreachableTranslator } from '../helpers/translator.ts'
import { phoneViewport } from '../helpers/pages.ts'

test.use(pageGuardOptions)

const cases: { name: string; isOnPhone?: boolean; open: (page: Page) => Promise<unknown> }[] = [
  // Checks the pages only on a phone, because most states below, such as the open lightbox, use a wide screen.
  ...pageStates.map((state) => ({ ...state, isOnPhone: true })),
  ...states,
  { name: '/about translated', open: (page) => gotoTranslatedView(page, '/about') },
  { name: '/about without translator', open: (page) => gotoWithUnreachableTranslator(page, '/about') },
]

for (const { name, isOnPhone, open } of cases)
  test(`axe finds nothing, and links are clear: ${name}`, async ({ page }) => {
    if (isOnPhone) await page.setViewportSize(phoneViewport)
    await open(page)
    await expectAccessible(page, listAcceptedFindings(name))
  })

test('lists whose items have no markers have a role, because Safari would not call them lists', async ({
  page,
}) => {
  for (const path of ['/', '/about']) {
    await page.goto(path)
    const lists = await page
      .locator('main :not(nav) > ul')
      .evaluateAll((all) =>
        all
          .filter((list) => /grid|flex/.test(getComputedStyle(list.firstElementChild ?? list).display))
          .map((list) => list.getAttribute('role')),
      )
    expect(new Set(lists), path).toEqual(new Set(['list']))
  }
})
