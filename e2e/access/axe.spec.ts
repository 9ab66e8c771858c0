import { goto, test } from '../fixtures.ts'
import { expectAccessible } from './audit.ts'
import {
  allPaths,
  pageGuardOptions,
  gotoTranslated,
  gotoWithUnreachableTranslator,
  phoneViewport,
  states,
  guardOptionsForUnreachableTranslator,
} from './states.ts'
import { acceptedFindings } from './manualReview.ts'

test.use(pageGuardOptions)

for (const path of allPaths)
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await goto(page, path)
    await expectAccessible(page, acceptedFindings(path))
  })

for (const { name, path, act, onPhone } of states)
  test.describe(() => {
    if (onPhone) test.use({ viewport: phoneViewport })

    test(`axe finds nothing with ${name}`, async ({ page }) => {
      await goto(page, path)
      await act?.(page)
      await expectAccessible(page, acceptedFindings(name))
    })
  })

test('axe finds nothing in the translated view', async ({ page }) => {
  await gotoTranslated(page, '/about')
  await expectAccessible(page, acceptedFindings('/about'))
})

test.describe('without the translation service', () => {
  test.use(guardOptionsForUnreachableTranslator)

  test('axe finds nothing in the translated view', async ({ page }) => {
    await gotoWithUnreachableTranslator(page, '/about')
    await expectAccessible(page, acceptedFindings('/about'))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport })

  for (const path of allPaths)
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await goto(page, path)
      await expectAccessible(page, acceptedFindings(`${path} on a phone`))
    })
})
