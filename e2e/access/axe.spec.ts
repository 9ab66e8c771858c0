import { test, type Page } from '../helpers/guards.ts'
import { goto } from '../helpers/pages.ts'
import { expectAccessible } from '../helpers/audit.ts'
import { acceptedFindings } from './manualReview.ts'
import {
  allPaths,
  gotoTranslated,
  gotoWithUnreachableTranslator,
  pageGuardOptions,
  phoneViewport,
  states,
} from '../helpers/states.ts'

test.use(pageGuardOptions)

const cases: { name: string; onPhone?: boolean; open: (page: Page) => Promise<unknown> }[] = [
  // On a phone; most of the states and views below are on a wide screen.
  ...allPaths.map((path) => ({ name: path, onPhone: true, open: (page: Page) => goto(page, path) })),
  ...states,
  { name: '/about translated', open: (page) => gotoTranslated(page, '/about') },
  {
    name: '/about without the translation service',
    open: (page) => gotoWithUnreachableTranslator(page, '/about'),
  },
]

for (const { name, onPhone, open } of cases)
  test(`axe finds nothing, and links are clear: ${name}`, async ({ page }) => {
    if (onPhone) await page.setViewportSize(phoneViewport)
    await open(page)
    await expectAccessible(page, acceptedFindings(name))
  })
