import { contactForm, formMessages, formStatus, formTestOptions, grievanceForm } from './helpers/forms.ts'
import { expect, test } from './helpers/guards.ts'
import { expectIcon } from './helpers/pages.ts'
import { recordConsoleLogs } from './helpers/requests.ts'
import { proves } from './specification.ts'

test.use(formTestOptions)

/** Name, type, keyboard, autofill token (WCAG 1.3.5), `required`, `maxLength` (-1: no limit) and direction of each field. */
const expectedFields = {
  grievance: [
    'cardNo number numeric off true -1 ltr',
    'aadharNo number numeric off true -1 ltr',
    'phoneNo number numeric tel-national true -1 ltr',
    'message textarea  off true -1 auto',
  ],
  contact: [
    'name text  name true -1 auto',
    'email email  email true -1 ltr',
    'phoneNo number numeric tel-national true -1 ltr',
    'message textarea  on true -1 auto',
  ],
}

for (const form of [grievanceForm, contactForm]) {
  const { kind, fields } = form
  const allMessages = fields.map(({ message }) => message)

  test.describe(`the ${kind} form`, { tag: '@readonly' }, () => {
    test(
      'has the specified fields, each required, with its autofill token and no limit of its length',
      proves('entities.grievance', 'entities.contact'),
      async ({ page }) => {
        await form.open(page)
        const foundFields = await form
          .locate(page)
          .locator(':is(input, textarea):not([aria-hidden] *)') // without the honeypot, a hidden field against robots
          .evaluateAll((all: (HTMLInputElement | HTMLTextAreaElement)[]) =>
            all.map(({ name, type, inputMode, autocomplete, required, maxLength, dir }) =>
              [name, type, inputMode, autocomplete, required, maxLength, dir].join(' '),
            ),
          )
        expect(foundFields).toEqual(expectedFields[kind])
      },
    )

    test(
      'shows on submit only the message of the one empty field',
      proves('validation.required', 'entities.attempted', 'states.logged'),
      async ({ page }) => {
        const logs = recordConsoleLogs(page)
        await form.open(page)
        await form.fill(page)
        for (const field of fields) await form.locateField(page, field.name).clear()
        await expect(formMessages(page), 'before a submit').toHaveCount(0)
        await expect(page.locator('[aria-invalid=false]')).toHaveCount(fields.length)
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
        await expectIcon(formMessages(page).first())
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(formStatus(page)).toHaveText('')
        for (const [index, field] of fields.entries()) {
          await form.locateField(page, field.name).pressSequentially('1')
          await expect(formMessages(page)).toHaveText(allMessages.filter((_, other) => other !== index))
          await expect(form.locateField(page, field.name)).not.toHaveAttribute('aria-describedby')
          await expect(form.locateField(page, field.name)).toHaveAttribute('aria-invalid', 'false')
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
      // Enter must replace the alert by a new element, because screen readers read only a new alert.
      await expect.poll(() => firstAlert?.evaluate((element) => element.isConnected)).toBe(false)
      const secondAlert = await alert.elementHandle()
      await page.keyboard.down('Enter') // repeats the key that is held down: must not replace the alert
      await page.keyboard.up('Enter')
      expect(await secondAlert?.evaluate((element) => element.isConnected)).toBe(true)
      await expect(alert).toHaveText(field.message)
      await form.locateField(page, field.name).pressSequentially('1')
      await form.locateField(page, field.name).press('Backspace')
      await expect(formMessages(page).first(), 'while the visitor types').toHaveText(field.message)
      await form.submit(page) // focuses the field: screen readers then read its message without an alert
      await expect(page.getByRole('form').getByRole('alert')).toHaveCount(0)
    })
  })
}

test(
  'number fields have no spinners, and arrow keys leave the number as it is',
  { tag: '@readonly' },
  async ({ page }) => {
    await grievanceForm.open(page)
    const numberFields = await page.getByRole('spinbutton').all()
    expect(numberFields.length).toBeGreaterThan(0)
    for (const field of numberFields) {
      await expect(field).toHaveCSS('appearance', 'textfield')
      await field.fill('0049')
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) await field.press(key)
      await expect(field).toHaveValue('0049')
    }
  },
)

test('a phone number may have spaces and digits of any script', { tag: '@readonly' }, async ({ page }) => {
  await contactForm.open(page)
  const phoneField = contactForm.locateField(page, 'phoneNo')
  const nameField = contactForm.locateField(page, 'name')
  for (const [pasted, accepted] of [
    ['0049 30-12', '00493012'],
    ['१२३ ٤٥٦ 𝟟𝟠𝟡', '123456789'], // Devanagari, Arabic and mathematical digits
    ['2.5', '2.5'],
    ['1.5', '1.5'], // replaces the selected 2.5, so the value keeps one point
  ] as const) {
    await nameField.fill(pasted)
    await nameField.selectText()
    await page.keyboard.press('ControlOrMeta+X')
    await phoneField.selectText()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(phoneField).toHaveValue(accepted)
  }
  await phoneField.selectText()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(phoneField, 'the same text pasted again').toHaveValue('1.5')
  for (const [typed, accepted] of [
    ['+91 (0)55-5x', '910555'],
    ['030.123.45', '030.12345'],
    ['030..12', '030.12'],
    ['--1.5', '-1.5'],
  ] as const) {
    await phoneField.fill('')
    await page.keyboard.type(typed)
    await expect(phoneField).toHaveValue(accepted)
  }
  await phoneField.selectText()
  await page.keyboard.type('a')
  await expect(phoneField, 'a letter over the selected number').toHaveValue('-1.5')
})

test(
  'a phone number may be composed by an input method',
  { tag: ['@readonly', '@chromium'] },
  async ({ page }) => {
    await contactForm.open(page)
    const phoneField = contactForm.locateField(page, 'phoneNo')
    await phoneField.focus()
    const cdpSession = await page.context().newCDPSession(page)
    await cdpSession.send('Input.imeSetComposition', { text: '55 50', selectionStart: 5, selectionEnd: 5 })
    await cdpSession.send('Input.insertText', { text: '55 50' })
    await expect(phoneField).toHaveValue('5550')
  },
)
