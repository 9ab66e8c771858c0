import { labels } from '../content.ts'
import { expect, goto, test } from '../fixtures.ts'
import { addresses, expected, openMenu, phone, zoomed } from './states.ts'
import { stopsOf } from './stops.ts'
import { faultsOf, namesOf, walk } from './walk.ts'

test.use(expected)

// Keeps the map from loading when scrolled into view: the tab stops of its document are not ours.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined
  }),
)

/** Firefox leaves the middle of a link below the viewport if the link is about as tall. /products has such links. */
const tall = (address: string) => ({ tag: address === '/products' ? '@chromium' : [] })

for (const address of addresses)
  test(
    `the Tab key comes to every control of ${address} in reading order, back the same way, and the focus is always seen`,
    tall(address),
    async ({ page }) => {
      await goto(page, address)
      const stops = await stopsOf(page.locator('body'))
      expect(stops.length).toBeGreaterThan(9)
      const forwards = await walk(page, 'Tab')
      expect(namesOf(forwards)).toEqual(stops)
      const backwards = await walk(page, 'Shift+Tab', stops.length)
      expect(namesOf(backwards)).toEqual(stops.toReversed())
      expect(faultsOf([...forwards, ...backwards])).toEqual([])
    },
  )

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('with the menu open the Tab key comes to the menu only, and back through it', async ({ page }) => {
    await goto(page, '/about')
    await openMenu(page)
    await page.getByRole('link', { name: labels.frame.skip }).focus()
    const menu = await stopsOf(page.getByRole('banner'))
    expect(menu.at(-1)).toBe(`link "${labels.translator.label}"`)
    expect(namesOf(await walk(page, 'Tab'))).toEqual(menu)
    expect(namesOf(await walk(page, 'Shift+Tab', menu.length))).toEqual(menu.toReversed())
  })
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: zoomed })

  test('the focus on /contact is always seen, forwards and backwards', async ({ page }) => {
    await goto(page, '/contact')
    const forwards = await walk(page, 'Tab')
    const backwards = await walk(page, 'Shift+Tab', forwards.length)
    expect(faultsOf([...forwards, ...backwards])).toEqual([])
  })
})
