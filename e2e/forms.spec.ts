import { expect, test } from './helpers/guards.ts'
import { followLink, navigationLink } from './helpers/pages.ts'
import { recordConsoleLogs } from './helpers/requests.ts'
import { contactForm, formTestOptions, grievanceForm, formMessages, formStatus } from './helpers/forms.ts'
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
      await form.open(page)
      const foundFields = await form
        .locate(page)
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
        await form.open(page)
        await form.fill(page)
        for (const field of fields) await form.locateField(page, field.name).clear()
        await expect(formMessages(page), 'before a submit').toHaveCount(0)
        await expect(page.locator('[aria-invalid]')).toHaveCount(0)
        await form.fill(page)
        const [field = { name: '', message: '' }] = fields.slice(-1)
        await form.locateField(page, field.name).clear()
        await form.submit(page)
        await expect(form.locateField(page, field.name)).toHaveAccessibleDescription(field.message)
        await expect(form.locateField(page, field.name)).toBeFocused()
        await expect(formMessages(page)).toHaveText([field.message])
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
        expect(logs).toEqual([])
      },
    )

    test(
      'shows each message under its field until the field is filled',
      proves('validation.message', 'states.attempted', 'errors.onlyThese', 'validation.filled'),
      async ({ page }) => {
        await form.open(page)
        await form.submit(page)
        await expect(formMessages(page)).toHaveText(allMessages)
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(formStatus(page)).toHaveText('')
        for (const [index, field] of fields.entries()) {
          await form.locateField(page, field.name).pressSequentially('1')
          await expect(formMessages(page)).toHaveText(allMessages.filter((_, other) => other !== index))
          await expect(form.locateField(page, field.name)).not.toHaveAttribute('aria-describedby')
          await expect(form.locateField(page, field.name)).not.toHaveAttribute('aria-invalid')
          await form.locateField(page, field.name).press('Backspace')
          await expect(form.locateField(page, field.name)).toHaveAccessibleDescription(field.message)
        }
      },
    )

    test('announces the message of a field in which Enter was pressed', async ({ page }) => {
      const [field = { name: '', message: '' }] = fields
      await form.open(page)
      await form.locateField(page, field.name).press('Enter')
      const alert = page.getByRole('form').getByRole('alert')
      await expect(alert).toHaveText(field.message)
      const firstAlert = await alert.elementHandle()
      await page.keyboard.down('Enter')
      await expect.poll(() => firstAlert?.evaluate((element) => element.isConnected)).toBe(false) // a new one is read
      const secondAlert = await alert.elementHandle()
      await page.keyboard.down('Enter') // a repetition of the held key
      await page.keyboard.up('Enter')
      expect(await secondAlert?.evaluate((element) => element.isConnected)).toBe(true)
      await expect(alert).toHaveText(field.message)
      await form.locateField(page, field.name).pressSequentially('1')
      await form.locateField(page, field.name).press('Backspace')
      await expect(formMessages(page).first(), 'while the visitor types').toHaveText(field.message)
      await form.submit(page) // moves the focus to the field, which reads the message
      await expect(page.getByRole('form').getByRole('alert')).toHaveCount(0)
    })

    test('keeps typed text for Back and Forward, but no identity number', async ({ page }) => {
      await form.open(page)
      await form.fill(page)
      await page.locator('form').evaluate((element) => {
        const fieldOfExtension = Object.assign(document.createElement('input'), { name: 'added', value: '1' })
        element.append(fieldOfExtension)
      })
      await followLink(page, '/about')
      await page.goBack()
      for (const field of fields) {
        const isIdentityNumber = field.type === 'number' && field.autoComplete === 'off'
        await expect(form.locateField(page, field.name)).toHaveValue(isIdentityNumber ? '' : field.value)
      }
      await followLink(page, '/about')
      await navigationLink(page, `/${kind}`).click()
      for (const field of fields) await expect(form.locateField(page, field.name)).toHaveValue('')
      await form.locateField(page, 'message').fill('A newer message')
      await page.evaluate(() => history.go(-2))
      await expect(form.locateField(page, 'message')).toHaveValue(fields.at(-1)?.value ?? 'none')
      await page.evaluate(() => history.go(2))
      await expect(form.locateField(page, 'message')).toHaveValue('A newer message')
      await expect(form.locateField(page, 'phoneNo')).toHaveValue('')
    })
  })
}

test('a held key repeats in a field', { tag: '@readonly' }, async ({ page }) => {
  await contactForm.open(page)
  for (const [name, key, text, expectedText] of [
    ['message', 'Enter', 'Two', 'Two\n\n'],
    ['name', 'Backspace', 'Asha', 'As'],
  ] as const) {
    const field = contactForm.locateField(page, name)
    await field.fill(text)
    await page.keyboard.down(key)
    await page.keyboard.down(key) // as the browser does while the key is held
    await page.keyboard.up(key)
    await expect(field).toHaveValue(expectedText)
  }
})

test('Arabic is written from right to left', { tag: '@readonly' }, async ({ page }) => {
  await contactForm.open(page)
  for (const name of ['name', 'message']) {
    await contactForm.locateField(page, name).fill('مرحبا')
    await expect(contactForm.locateField(page, name)).toHaveCSS('direction', 'rtl')
  }
})

test('number fields have no spinners', { tag: '@readonly' }, async ({ page }) => {
  await grievanceForm.open(page)
  for (const number of await page.getByRole('spinbutton').all())
    await expect(number).toHaveCSS('appearance', 'textfield')
})
