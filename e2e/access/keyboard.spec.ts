import { findSitePage, labels, sitePages } from '../helpers/content.ts'
import { expect, test } from '../helpers/guards.ts'
import { gotoHydrated, phoneViewport, zoomedViewport, mapGuardOptions } from '../helpers/pages.ts'
import { openMenu } from '../helpers/states.ts'
import { chooseLanguage, gotoTranslatedView } from '../helpers/translator.ts'
import { pressRepeatedly, readTabStops, tabForwardAndBack } from '../helpers/tabStops.ts'

test.use(mapGuardOptions)

// Turns IntersectionObserver off, so that the contact page's map does not load. The controls in the map, which belongs
// to a third party, would be further tab stops.
test.beforeEach(({ page }) => page.addInitScript('IntersectionObserver.prototype.observe = () => undefined'))

// Runs only in Chromium: in Firefox, Shift+Tab does not return from the browser's own controls to the page.
for (const { path } of sitePages)
  test(`Tab and Shift+Tab visibly reach every control of ${path}`, { tag: '@chromium' }, async ({ page }) => {
    await gotoHydrated(page, path)
    const tabStops = await readTabStops(page.locator('body'))
    expect(tabStops.length).toBeGreaterThan(9)
    expect(await tabForwardAndBack(page)).toEqual({
      forwardStops: tabStops,
      backwardStops: tabStops.toReversed(),
      faults: [],
    })
  })

for (const [view, viewport, open] of [
  ['on a translated page on a phone', phoneViewport, gotoTranslatedView],
  ['on a translated page at 400 % zoom', zoomedViewport, gotoTranslatedView],
  ['at 400 % zoom of a laptop', { width: 341, height: 150 }, gotoHydrated],
] as const)
  // Tests the translated page only in Chromium: Firefox does not scroll a partly visible focused control into view.
  test.describe(view, { tag: open === gotoTranslatedView ? '@chromium' : [] }, () => {
    test.use({ allowShift: open === gotoTranslatedView }) // the translation service's banner moves the page

    test('the focus on /contact is always visible, forwards and backwards', async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, '/contact')
      if (open === gotoTranslatedView) await chooseLanguage(page, 'hi')
      expect((await tabForwardAndBack(page)).faults).toEqual([])
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport })

  // Runs only in Chromium: in Firefox, Shift+Tab does not return from the browser's own controls to the page.
  test('Tab and Shift+Tab stay in the open menu', { tag: '@chromium' }, async ({ page }) => {
    await gotoHydrated(page, '/about')
    await openMenu(page)
    await page.getByRole('link', { name: labels.translator.label }).focus()
    await page.keyboard.press('Tab') // out of the page
    const menuTabStops = await readTabStops(page.getByRole('banner'))
    expect(menuTabStops.at(-1)).toBe(`link "${labels.translator.label}"`)
    expect(await tabForwardAndBack(page)).toEqual({
      forwardStops: menuTabStops,
      backwardStops: menuTabStops.toReversed(),
      faults: [],
    })
  })

  test('Tab skips the row of the translator, which the open menu covers', async ({ page }) => {
    await gotoTranslatedView(page, '/about')
    await openMenu(page)
    const { stops } = await pressRepeatedly(page, 'Tab')
    expect(stops).toContain(`link "${findSitePage('/products').label}"`)
    expect(stops).not.toContain(`link "${labels.translator.original}"`)
  })
})
