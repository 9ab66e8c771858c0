import { test } from '../fixtures.ts'
import { expectClean } from './audit.ts'
import {
  addresses,
  expected,
  gotoTranslated,
  gotoUntranslated,
  gotoWithoutScript,
  open,
  openMenu,
  phone,
  states,
} from './states.ts'
import { reviewed } from './manualReview.ts'

test.use(expected)

for (const address of addresses)
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await open(page, address)
    await expectClean(page, reviewed(address))
  })

for (const { name, address, act, onPhone } of states)
  test.describe(() => {
    if (onPhone) test.use({ viewport: phone })

    test(`axe finds nothing with ${name}`, async ({ page }) => {
      await open(page, address)
      await act?.(page)
      await expectClean(page, reviewed(name))
    })
  })

test('axe finds nothing in the translated view', async ({ page }) => {
  await gotoTranslated(page, '/about')
  await expectClean(page, reviewed('/about'))
})

test('axe finds nothing when the translator could not be loaded', async ({ page }) => {
  await gotoUntranslated(page, '/about')
  await expectClean(page, reviewed('/about'))
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  for (const address of addresses)
    test(`axe finds nothing on ${address}`, async ({ page }) => {
      await open(page, address)
      await expectClean(page, reviewed(`${address} on a phone`))
    })

  test('axe finds nothing when the translator in the open menu could not be loaded', async ({ page }) => {
    await gotoUntranslated(page, '/about')
    await openMenu(page)
    await expectClean(page, reviewed('menu open'))
  })
})

// The pages that have something to say without it.
for (const address of ['/', '/contact'])
  test(`axe finds nothing on ${address} without JavaScript`, async ({ page }) => {
    await gotoWithoutScript(page, address)
    const undecided = address === '/contact' ? reviewed('/contact without JavaScript') : reviewed(address)
    await expectClean(page, undecided)
  })
