import { expect, goto, routes, test } from './fixtures.ts'

/*
 * A few approved pictures, in one environment: letters are drawn differently elsewhere. Look at the difference in the
 * HTML report before you approve a new one with --update-snapshots.
 */
const approved = '156'

test.describe('looks as approved', { tag: '@local' }, () => {
  test.skip(
    ({ browserName, browser }) => browserName !== 'chromium' || !browser.version().startsWith(`${approved}.`),
    `the approved pictures are of Debian's chromium-headless-shell ${approved}`,
  )

  test('the header on a desktop', async ({ page }) => {
    await goto(page, '/products')
    await expect(page.getByRole('banner')).toHaveScreenshot('header.png')
  })

  test('the open menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await goto(page, '/about')
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await expect(page).toHaveScreenshot('menu.png')
  })

  test('the headline and the first words', async ({ page }) => {
    await goto(page, '/')
    await expect(page.getByRole('region', { name: routes[0]?.heading ?? '' })).toHaveScreenshot(
      'headline.png',
    )
  })

  test('a form with its messages', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1100 }) // or the header would lie over the form
    await goto(page, '/grievance')
    await page.getByRole('button', { name: 'Submit' }).press('Enter') // a click would leave the pointer hovering
    await expect(page.getByRole('form')).toHaveScreenshot('messages.png')
  })

  test.describe('by itself', () => {
    test.use({ allowShift: true })

    test('the footer', async ({ page }) => {
      await goto(page, '/contact')
      // Else a page whose height is no whole number of px would change each letter of it.
      await page.getByRole('main').evaluate((main) => (main.style.display = 'none'))
      await expect(page.getByRole('contentinfo')).toHaveScreenshot('footer.png')
    })
  })

  test('the header in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await goto(page, '/about')
    await expect(page.getByRole('banner')).toHaveScreenshot('forced-colours.png')
  })
})
