import { goto, test } from '../fixtures.ts'
import { expectClean } from './audit.ts'
import { addresses, expected, gotoTranslated, gotoWithoutTranslator, phone, states } from './states.ts'
import { reviewed } from './manualReview.ts'

test.use(expected)

for (const address of addresses)
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await goto(page, address)
    await expectClean(page, reviewed(address))
  })

for (const { name, address, act, onPhone } of states)
  test.describe(() => {
    if (onPhone) test.use({ viewport: phone })

    test(`axe finds nothing with ${name}`, async ({ page }) => {
      await goto(page, address)
      await act?.(page)
      await expectClean(page, reviewed(name))
    })
  })

for (const [what, gotoView] of [
  ['the translated view', gotoTranslated],
  ['a view whose translator could not be loaded', gotoWithoutTranslator],
] as const)
  test(`axe finds nothing in ${what}`, async ({ page }) => {
    await gotoView(page, '/about')
    await expectClean(page, reviewed('/about'))
  })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  for (const address of addresses)
    test(`axe finds nothing on ${address}`, async ({ page }) => {
      await goto(page, address)
      await expectClean(page, reviewed(`${address} on a phone`))
    })
})
