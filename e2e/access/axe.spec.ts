import { test, type Page } from '../helpers/guards.ts'
import { expectAccessible } from '../helpers/audit.ts'
import { listAcceptedFindings } from './manualReview.ts'
import { pageGuardOptions, pageStates, states } from '../helpers/states.ts'
import { gotoTranslated, gotoWithUnreachableTranslator } from '../helpers/translator.ts'
import { phoneViewport } from '../helpers/pages.ts'

test.use(pageGuardOptions)

const cases: { name: string; onPhone?: boolean; open: (page: Page) => Promise<unknown> }[] = [
  // Checks all pages on a phone: most states below, such as the open lightbox, are checked on a wide screen.
  ...pageStates.map((state) => ({ ...state, onPhone: true })),
  ...states,
  { name: '/about translated', open: (page) => gotoTranslated(page, '/about') },
  { name: '/about without translator', open: (page) => gotoWithUnreachableTranslator(page, '/about') },
]

for (const { name, onPhone, open } of cases)
  test(`axe finds nothing, and links are clear: ${name}`, async ({ page }) => {
    if (onPhone) await page.setViewportSize(phoneViewport)
    await open(page)
    await expectAccessible(page, listAcceptedFindings(name))
  })
