import { expect, test } from './helpers/guards.ts'
import { followLink, navigationLink } from './helpers/pages.ts'
import { recordConsoleLogs } from './helpers/requests.ts'
import {
  formTestOptions,
  contactForm,
  fillForm,
  locateFieldByName,
  grievanceForm,
  locateField,
  locateForm,
  locateFieldMessages,
  locateStatus,
  openForm,
  submitForm,
} from './helpers/forms.ts'
import { proves } from './specification.ts'

test.use(formTestOptions)

/** Name, type, autofill token (WCAG 1.3.5), `required` and `maxLength` (-1: no limit) of each field. */
const expectedFields = {
  grievance: [
    'cardNo number off true -1',
    'aadharNo number off true -1',
    'phoneNo number tel-national true -1',
    'message textarea off true -1',
  ],
  contact: [
    'name text name true -1',
    'email email email true -1',
    'phoneNo number tel-national true -1',
    'message textarea on true -1',
  ],
}

for (const form of [grievanceForm, contactForm]) {
  const { kind, fields } = form
  const allMessages = fields.map(({ message }) => message)

  test.describe(`the ${kind} form`, { tag: '@readonly' }, () => {
    test('has its fields', proves('entities.grievance', 'entities.contact'), async ({ page }) => {
      await openForm(page, form)
      const foundFields = await locateForm(page, form)
        .locator(':is(input, textarea):not([aria-hidden] *)') // without the honeypot of a form that sends
        .evaluateAll((all: (HTMLInputElement | HTMLTextAreaElement)[]) =>
          all.map(({ name, type, autocomplete, required, maxLength }) =>
            [name, type, autocomplete, required, maxLength].join(' '),
          ),
        )
      expect(foundFields).toEqual(expectedFields[kind])
    })

    test(
      'shows on submit only the message of the one empty field',
      proves('validation.required', 'entities.attempted', 'states.logged'),
      async ({ page }) => {
        const logs = recordConsoleLogs(page)
        await openForm(page, form)
        await fillForm(page, form)
        for (const field of fields) await locateField(page, field).clear()
        await expect(locateFieldMessages(page), 'before a submit').toHaveCount(0)
        await expect(page.locator('[aria-invalid]')).toHaveCount(0)
        await fillForm(page, form)
        const [field = { label: '', message: '' }] = fields.slice(-1)
        await locateField(page, field).clear()
        await submitForm(page, form)
        await expect(locateField(page, field)).toHaveAccessibleDescription(field.message)
        await expect(locateField(page, field)).toBeFocused()
        await expect(locateFieldMessages(page)).toHaveText([field.message])
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
        expect(logs).toEqual([])
      },
    )

    test(
      'shows each message under its field until the field is filled',
      proves('validation.message', 'states.attempted', 'errors.onlyThese', 'validation.filled'),
      async ({ page }) => {
        await openForm(page, form)
        await submitForm(page, form)
        await expect(locateFieldMessages(page)).toHaveText(allMessages)
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(locateStatus(page)).toHaveText('')
        for (const [index, field] of fields.entries()) {
          await locateField(page, field).pressSequentially('1')
          await expect(locateFieldMessages(page)).toHaveText(
            allMessages.filter((_, other) => other !== index),
          )
          await expect(locateField(page, field)).not.toHaveAttribute('aria-describedby')
          await expect(locateField(page, field)).not.toHaveAttribute('aria-invalid')
          await locateField(page, field).press('Backspace')
          await expect(locateField(page, field)).toHaveAccessibleDescription(field.message)
        }
      },
    )

    test('keeps typed text for Back and Forward, but no identity number', async ({ page }) => {
      await openForm(page, form)
      await fillForm(page, form)
      await page.locator('form').evaluate((element) => {
        const fieldOfExtension = Object.assign(document.createElement('input'), { name: 'added', value: '1' })
        element.append(fieldOfExtension)
      })
      await followLink(page, '/about')
      await page.goBack()
      for (const field of fields) {
        const isIdentityNumber = field.type === 'number' && field.autoComplete === 'off'
        await expect(locateField(page, field)).toHaveValue(isIdentityNumber ? '' : field.value)
      }
      await followLink(page, '/about')
      await navigationLink(page, `/${kind}`).click()
      for (const field of fields) await expect(locateField(page, field)).toHaveValue('')
      await locateFieldByName(page, 'message').fill('A newer message')
      await page.evaluate(() => history.go(-2))
      await expect(locateFieldByName(page, 'message')).toHaveValue(fields.at(-1)?.value ?? 'none')
      await page.evaluate(() => history.go(2))
      await expect(locateFieldByName(page, 'message')).toHaveValue('A newer message')
      await expect(locateFieldByName(page, 'phoneNo')).toHaveValue('')
    })
  })
}

test('number fields have no spinners', { tag: '@readonly' }, async ({ page }) => {
  await openForm(page, grievanceForm)
  for (const number of await page.getByRole('spinbutton').all())
    await expect(number).toHaveCSS('appearance', 'textfield')
})
