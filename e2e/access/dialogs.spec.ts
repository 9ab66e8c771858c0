import type { Locator } from '@playwright/test'
import { expect, goto, test } from '../fixtures.ts'
import { expected, openLightbox } from './states.ts'
import { namesOf, walk } from './walk.ts'

test.use(expected)

/** The words of those controls that can get the focus. */
const reachable = (controls: Locator) =>
  controls.evaluateAll((controls) =>
    controls
      .filter((control) => {
        if (control instanceof HTMLElement) control.focus()
        return document.activeElement === control
      })
      .map(({ textContent }) => textContent),
  )

const dialogs = [
  {
    what: 'lightbox',
    address: '/products',
    opener: 'View large: Spindle bed. Oak with bowed top rail, linen bedding.',
    name: 'Photograph',
  },
  { what: 'tour', address: '/', opener: 'Play the tour', name: 'A tour of our work' },
]

for (const { what, address, opener, name } of dialogs) {
  test(`the ${what} opens at its close button, before a page that cannot be reached`, async ({ page }) => {
    await goto(page, address)
    await page.getByRole('link', { name: opener, exact: true }).press('Enter')
    await expect(page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' })).toBeFocused()
    expect(await reachable(page.locator('body > #root :is(a, button):not(dialog *)'))).toEqual([])
  })

  for (const [way, key] of [
    ['Escape', 'Escape'],
    ['its close button', 'Enter'],
  ] as const)
    test(`${way} closes the ${what} and gives the focus back to what opened it`, async ({ page }) => {
      await goto(page, address)
      await page.getByRole('link', { name: opener, exact: true }).press('Enter')
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog', { name })).toHaveCount(0)
      await expect(page.getByRole('link', { name: opener, exact: true })).toBeFocused()
    })
}

// Firefox lets the Tab key go on to the browser's own controls, as its dialogs do everywhere.
test('the Tab key stays in the lightbox', { tag: '@chromium' }, async ({ page }) => {
  await goto(page, '/products')
  await openLightbox(page)
  const stops = [...namesOf(await walk(page, 'Tab', 5)), ...namesOf(await walk(page, 'Shift+Tab', 5))]
  expect([...new Set(stops)].toSorted()).toEqual([
    'button "Close"',
    expect.stringMatching(/^button "Full size: /),
    'button "Next photograph"',
    'button "Previous photograph"',
  ])
})
