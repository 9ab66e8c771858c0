import type { Page } from '@playwright/test'
import { expect, goto, gotoFrozen, heading, live, navigation, pass, routes, test } from './fixtures.ts'
import { gotoTranslated, gotoUntranslated, stubTranslator } from './access/states.ts'
import { proves } from './specification.ts'

// What the service puts in and changes has a size of its own, which the page cannot know before.
test.use({ allowShift: true })

const control = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Translate this page' })
const widget = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Language Translate Widget' })

/** Lets the service change every text of the page. */
async function translate(page: Page) {
  await widget(page).selectOption('hi')
  await expect(heading(page)).toHaveText(/^«/)
}

test.describe('the translator', { tag: '@readonly' }, () => {
  test(
    'is offered in the header, and asks for nothing before the visitor does',
    proves('header.translator', 'firm.translator'),
    async ({ page }) => {
      await goto(page, '/about')
      await control(page).hover()
      await page.waitForLoadState('networkidle') // a request would be among the guards' findings
      await expect(widget(page)).toHaveCount(0)
    },
  )

  test(
    'puts its widget into the header of the translated view of the page',
    proves('header.translator', 'calls.translator'),
    async ({ page }) => {
      await stubTranslator(page)
      await goto(page, '/about')
      await control(page).click()
      await expect(page).toHaveURL('/about?translate')
      await live(page)
      await expect(heading(page)).toHaveText('Our Firm')
      await expect(widget(page)).toBeVisible()
    },
  )

  test(
    'knows that the pages are in English, and does not show itself automatically',
    proves('calls.translator', 'constants.language', 'firm.translator'),
    async ({ page }) => {
      await gotoTranslated(page, '/about')
      const options = await page.evaluate(
        () => (window as unknown as { translateOptions: unknown }).translateOptions,
      )
      expect(options).toEqual([{ pageLanguage: 'en', autoDisplay: false, element: 'translator' }])
    },
  )

  for (const { path } of routes)
    test(`leaves ${path} usable after it has changed every text`, async ({ page }) => {
      await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }))
      await gotoTranslated(page, path)
      await translate(page)
      const other = path === '/products' ? 'About Us' : 'Products'
      await navigation(page).getByRole('link', { name: other }).click()
      await expect(heading(page)).toHaveText(path === '/products' ? /Our Firm/ : /Our Products/)
      await page.goBack()
      await expect(page).toHaveURL(`${path}?translate`)
      await expect(heading(page)).toBeVisible()
    })

  test('is not said to have failed 10 s after it has come', async ({ page }) => {
    await stubTranslator(page)
    await gotoFrozen(page, '/about?translate')
    await expect(async () => {
      await pass(page, 1) // in which the service answers
      await expect(widget(page)).toBeVisible({ timeout: 100 })
    }).toPass()
    await pass(page, 10_000)
    await expect(page.getByRole('banner').getByRole('status')).toHaveCount(0)
  })

  test('leaves the form usable: messages come and go', async ({ page }) => {
    await gotoTranslated(page, '/grievance')
    await translate(page)
    await page.getByRole('button', { name: /Submit/ }).click()
    await expect(page.getByText("It's mandatory to fill Card Number")).toBeVisible()
    await page.locator('[name=cardNo]').fill('1')
    await expect(page.getByText("It's mandatory to fill Card Number")).toHaveCount(0)
  })

  test('leaves React at peace about a text that has been moved away', async ({ page }) => {
    await gotoTranslated(page, '/about')
    const removed = await page.evaluate(() => {
      const [text, elsewhere] = [new Text('moved'), document.createElement('font')]
      elsewhere.append(text)
      return document.body.removeChild(text).textContent
    })
    expect(removed).toBe('moved')
  })

  test('leaves the menu usable', { tag: '@mobile' }, async ({ page }) => {
    await stubTranslator(page)
    await goto(page, '/about?translate')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(widget(page)).toBeVisible()
    await translate(page)
    await page.getByRole('button', { name: 'Close menu' }).tap()
    await expect(widget(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(widget(page)).toBeVisible()
  })
})

test.describe('a translator that cannot be loaded', { tag: '@readonly' }, () => {
  test.use({ allowConsole: /^Failed to load resource/ })

  test('says so, leaves the page as it is, and can be tried again', async ({ page }) => {
    await gotoUntranslated(page, '/about')
    const status = page.getByRole('banner').getByRole('status')
    await expect(status).toHaveText('The translator could not be loaded.')
    await stubTranslator(page)
    await page.getByRole('banner').getByRole('button', { name: 'Try again' }).click()
    await expect(widget(page)).toBeVisible()
    await expect(status).toHaveCount(0)
    await navigation(page).getByRole('link', { name: 'Products' }).click()
    await expect(heading(page)).toHaveText('Our Products')
  })

  test('says so 10 s after the service has answered without a widget', async ({ page }) => {
    await page.route('https://translate.google.com/**', (route) =>
      route.fulfill({ body: '', contentType: 'text/javascript' }),
    )
    await gotoFrozen(page, '/about?translate')
    const status = page.getByRole('banner').getByRole('status')
    await expect(status).toHaveText('Loading the translator…')
    await pass(page, 9_999)
    await expect(status).toHaveText('Loading the translator…')
    await pass(page, 1)
    await expect(status).toHaveText('The translator could not be loaded.')
  })
})
