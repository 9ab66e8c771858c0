import { findRoute, grievance, labels } from '../content.ts'
import { expect, goto, test } from '../fixtures.ts'
import {
  allPaths,
  gotoTranslated,
  pageGuardOptions,
  openMenu,
  phoneViewport,
  zoomedViewport,
} from './states.ts'
import { readTabStops } from './stops.ts'
import { faultsOf, listStopNames, pressRepeatedly } from './walk.ts'

test.use(pageGuardOptions)

// Without an IntersectionObserver the contact page's map does not load. Controls in its document, which is not ours, would be
// further tab stops.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined
  }),
)

/** Only in Chromium: Firefox does not centre a focused link that is about as tall as the viewport, as on /products. */
const chromiumOnlyForTallLinks = (path: string) => ({ tag: path === '/products' ? '@chromium' : [] })

for (const path of allPaths)
  test(
    `Tab reaches every control of ${path} in reading order, Shift+Tab in reverse, and the focus is always visible`,
    chromiumOnlyForTallLinks(path),
    async ({ page }) => {
      await goto(page, path)
      const tabStops = await readTabStops(page.locator('body'))
      expect(tabStops.length).toBeGreaterThan(9)
      const forwards = await pressRepeatedly(page, 'Tab')
      expect(listStopNames(forwards)).toEqual(tabStops)
      const backwards = await pressRepeatedly(page, 'Shift+Tab', tabStops.length)
      expect(listStopNames(backwards)).toEqual(tabStops.toReversed())
      expect(faultsOf([...forwards, ...backwards])).toEqual([])
    },
  )

test(
  'a field half covered by the header scrolls clear of it on focus',
  { tag: '@chromium' },
  async ({ page }) => {
    await goto(page, '/grievance')
    await page.getByRole('button', { name: grievance.form.submit }).focus()
    await page.getByLabel(grievance.form.fields.message.label, { exact: true }).evaluate((field) => {
      scrollBy({ top: field.getBoundingClientRect().top + 10, behavior: 'instant' })
    })
    expect(faultsOf(await pressRepeatedly(page, 'Shift+Tab', 1))).toEqual([])
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport })

  test('the focus is always visible in the translated view', async ({ page }) => {
    await gotoTranslated(page, '/contact')
    const forwards = await pressRepeatedly(page, 'Tab')
    const backwards = await pressRepeatedly(page, 'Shift+Tab', forwards.length)
    expect(faultsOf([...forwards, ...backwards])).toEqual([])
  })

  test('Tab stays in the open menu, which covers the rest, in both directions', async ({ page }) => {
    await goto(page, '/about')
    await openMenu(page)
    await page.getByRole('link', { name: labels.translator.label }).focus()
    await page.keyboard.press('Tab') // out of the page
    const menu = await readTabStops(page.getByRole('banner'))
    expect(menu.at(-1)).toBe(`link "${labels.translator.label}"`)
    expect(listStopNames(await pressRepeatedly(page, 'Tab'))).toEqual(menu)
    expect(listStopNames(await pressRepeatedly(page, 'Shift+Tab', menu.length))).toEqual(menu.toReversed())
  })

  test('Tab skips the row of the translator, which the open menu covers', async ({ page }) => {
    await gotoTranslated(page, '/about')
    await openMenu(page)
    const stops = listStopNames(await pressRepeatedly(page, 'Tab'))
    expect(stops).toContain(`link "${findRoute('/products').link}"`)
    expect(stops).not.toContain(`link "${labels.translator.original}"`)
  })
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: zoomedViewport })

  test('the focus on /contact is always visible, forwards and backwards', async ({ page }) => {
    await goto(page, '/contact')
    const forwards = await pressRepeatedly(page, 'Tab')
    const backwards = await pressRepeatedly(page, 'Shift+Tab', forwards.length)
    expect(faultsOf([...forwards, ...backwards])).toEqual([])
  })
})
