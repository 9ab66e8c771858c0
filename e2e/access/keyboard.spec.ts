import { expect, goto, test } from '../fixtures.ts'
import { addresses, expected, openMenu, phone, open, zoomed } from './states.ts'
import { stopsOf } from './stops.ts'
import { faultsOf, namesOf, walk } from './walk.ts'

test.use(expected)

// The map is a document of its own, whose stops are not ours; it comes as it is scrolled past, so never here.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => undefined
  }),
)

/** Firefox leaves the middle of a link that is about as tall as the window below it; such are on this page. */
const tall = (address: string, page = '/products') => ({ tag: address === page ? '@chromium' : [] })

for (const address of addresses) {
  test(`the Tab key comes to every control of ${address} in reading order and leaves at the end`, async ({
    page,
  }) => {
    await open(page, address)
    expect(namesOf(await walk(page, 'Tab'))).toEqual(await stopsOf(page.locator('body')))
  })

  test(`Shift and Tab go back through ${address} the same way`, async ({ page }) => {
    await open(page, address)
    const stops = await stopsOf(page.locator('body'))
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    const back = await walk(page, 'Shift+Tab', stops.length - 1)
    expect(namesOf(back)).toEqual(stops.toReversed().slice(1))
  })

  test(`the focus on ${address} is always seen, forwards and backwards`, tall(address), async ({ page }) => {
    await open(page, address)
    const forwards = await walk(page, 'Tab')
    const backwards = await walk(page, 'Shift+Tab', forwards.length)
    expect(faultsOf([...forwards, ...backwards])).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  for (const address of addresses)
    test(
      `the Tab key comes to every control of ${address} and the focus is always seen`,
      tall(address),
      async ({ page }) => {
        await open(page, address)
        const stops = await walk(page, 'Tab')
        expect({ names: namesOf(stops), faults: faultsOf(stops) }).toEqual({
          names: await stopsOf(page.locator('body')),
          faults: [],
        })
      },
    )

  test('with the menu open the Tab key comes to the menu only', async ({ page }) => {
    await goto(page, '/about')
    await openMenu(page)
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    const menu = await stopsOf(page.getByRole('banner'))
    expect(menu.at(-1)).toBe('link "Translate this page"')
    expect(namesOf(await walk(page, 'Tab'))).toEqual(menu)
  })

  test('with the menu open Shift and Tab go back through the menu only', async ({ page }) => {
    await goto(page, '/about')
    await openMenu(page)
    await page.getByRole('link', { name: 'Translate this page' }).focus()
    const menu = await stopsOf(page.getByRole('banner'))
    const back = await walk(page, 'Shift+Tab', menu.length)
    expect(namesOf(back)).toEqual([...menu.toReversed().slice(1), 'link "Skip to content"'])
  })
})

test.describe('at 400 % zoom', () => {
  test.use({ viewport: zoomed })

  test('the focus is always seen in the open menu', async ({ page }) => {
    await goto(page, '/about')
    await openMenu(page)
    expect(faultsOf(await walk(page, 'Tab'))).toEqual([])
  })

  for (const address of ['/', '/contact'] as const)
    test(
      `the focus on ${address} is always seen, forwards and backwards`,
      tall(address, '/'),
      async ({ page }) => {
        await open(page, address)
        const forwards = await walk(page, 'Tab')
        const backwards = await walk(page, 'Shift+Tab', forwards.length)
        expect(faultsOf([...forwards, ...backwards])).toEqual([])
      },
    )
})
