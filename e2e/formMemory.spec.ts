import { labels } from './helpers/content.ts'
import { contactForm, formTestOptions, grievanceForm } from './helpers/forms.ts'
import { expect, test } from './helpers/guards.ts'
import { expectPage, followLink, navigationLink } from './helpers/pages.ts'
import { stubTranslationService } from './helpers/translator.ts'

test.use(formTestOptions)

test.describe('the grievance form', { tag: '@readonly' }, () => {
  test('keeps typed text for Back, Forward and a link, but no identity number', async ({ page }) => {
    await grievanceForm.open(page)
    await grievanceForm.fill(page)
    await page.locator('form').evaluate((element) => {
      const fieldOfExtension = Object.assign(document.createElement('input'), { name: 'added', value: '1' })
      element.append(fieldOfExtension)
    })
    await followLink(page, '/about')
    await page.goBack()
    const expectText = async () => {
      for (const { name, isIdentityNumber, value } of grievanceForm.fields)
        await expect(grievanceForm.locateField(page, name)).toHaveValue(isIdentityNumber ? '' : value)
    }
    await expectText()
    await followLink(page, '/about')
    await navigationLink(page, '/grievance').click()
    await expectText()
    await grievanceForm.locateField(page, 'message').fill('A newer message')
    await page.evaluate(() => history.go(-2))
    await expect(page).toHaveURL('/grievance')
    await expect(grievanceForm.locateField(page, 'message'), 'of one form').toHaveValue('A newer message')
  })

  test('shows typed text also after Back to an earlier visit, in which nothing was typed', async ({
    page,
  }) => {
    await grievanceForm.open(page)
    for (const path of ['/products', '/grievance']) await followLink(page, path)
    await grievanceForm.locateField(page, 'message').fill('A long message')
    for (const path of ['/products', '/grievance']) {
      await page.goBack()
      await expectPage(page, path)
    }
    await expect(grievanceForm.locateField(page, 'message')).toHaveValue('A long message')
    for (const path of ['/about', '/grievance']) await followLink(page, path)
    await expect(grievanceForm.locateField(page, 'message')).toHaveValue('A long message')
  })
})

test(
  'both forms keep their text when the #fragment of the URL is edited',
  { tag: '@readonly' },
  async ({ page }) => {
    for (const form of [contactForm, grievanceForm]) {
      if (form === contactForm) await form.open(page)
      else await followLink(page, `/${form.kind}`)
      await form.fill(page)
      await page.evaluate(() => void (location.hash = 'end')) // React Router knows no key of this history entry
      await expect(form.locateField(page, 'message')).toHaveValue(form.sampleValues.message ?? '')
    }
  },
)

test('the translator opens in a new tab, so that a form keeps its text', async ({ page, context }) => {
  await contactForm.open(page)
  await contactForm.locateField(page, 'message').fill('Two tables, please.')
  const phoneLink = page.getByRole('main').locator('a[href^="tel:"]').first()
  await phoneLink.click()
  await expect(phoneLink, 'it replaces no document').not.toHaveAttribute('target')
  await stubTranslationService(context)
  const newTabPromise = context.waitForEvent('page')
  await page.getByRole('link', { name: labels.translator.label }).click()
  await expect(await newTabPromise).toHaveURL('/contact?translate')
  await expect(contactForm.locateField(page, 'message')).toHaveValue('Two tables, please.')
})
