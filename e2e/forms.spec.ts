import type { Page } from '@playwright/test'
import { consoleLogs, expect, goto, site, test } from './fixtures.ts'
import { proves } from './specification.ts'

/** Both forms, in the specification's words. */
const forms = {
  grievance: {
    path: '/grievance',
    name: 'Grievance Redressal',
    submit: 'Submit',
    fields: [
      {
        name: 'cardNo',
        label: 'Card number',
        type: 'number',
        value: '4711',
        message: "It's mandatory to fill Card Number",
      },
      {
        name: 'aadharNo',
        label: 'Aadhar number',
        type: 'number',
        value: '999988887777',
        message: "It's mandatory to fill Aadhar Number",
      },
      {
        name: 'phoneNo',
        label: 'Phone number',
        type: 'number',
        value: '5550199',
        message: "It's mandatory to fill Phone Number",
      },
      {
        name: 'message',
        label: 'Message',
        type: 'textarea',
        value: 'A drawer sticks.',
        message: "It's mandatory to fill Message",
      },
    ],
  },
  contact: {
    path: '/contact',
    name: 'Contact Form',
    submit: 'Send Message',
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        value: 'Asha Rao',
        message: "It's mandatory to fill Name",
      },
      // The wording slip is specified.
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        value: 'not an address',
        message: "It's mandatory to fill Aadhar Number",
      },
      {
        name: 'phoneNo',
        label: 'Phone number',
        type: 'number',
        value: '5550142',
        message: "It's mandatory to fill Phone Number",
      },
      {
        name: 'message',
        label: 'Message',
        type: 'textarea',
        value: 'Two tables, please.',
        message: "It's mandatory to fill Message",
      },
    ],
  },
} as const
type FormName = keyof typeof forms
const names = Object.keys(forms) as FormName[]

// The map stands beside the contact form.
test.use({
  allowHosts: ['www.openstreetmap.org'],
  // The visitor's own doing: messages and thanks move the form, on a slow machine later than browsers excuse (500 ms).
  allowShift: true,
})
const mapFrame = 'https://www.openstreetmap.org/export/embed.html'

const form = (page: Page, of: FormName) => page.getByRole('form', { name: forms[of].name })
const field = (page: Page, of: FormName, label: string) => form(page, of).getByLabel(label, { exact: true })
const submit = (page: Page, of: FormName) =>
  form(page, of).getByRole('button', { name: forms[of].submit, exact: true })
const messages = (page: Page, of: FormName) => form(page, of).getByRole('paragraph').allTextContents()

async function fill(page: Page, of: FormName) {
  for (const { label, value } of forms[of].fields) await field(page, of, label).fill(value)
}

const values = (of: FormName) => Object.fromEntries(forms[of].fields.map(({ name, value }) => [name, value]))

/** Every order of four fields. */
const orders = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => {
      const left = [0, 1, 2, 3].filter((d) => ![a, b, c].includes(d))
      return new Set([a, b, c]).size === 3 && left[0] !== undefined ? [[a, b, c, left[0]]] : []
    }),
  ),
)

for (const of of names) {
  const { path, fields, submit: button, name: title } = forms[of]
  const isOnlyOne = of === 'grievance'

  test.describe(`the ${of} form`, { tag: '@readonly' }, () => {
    test(
      'has its heading, its four fields and its button',
      {
        tag: isOnlyOne
          ? proves(
              'grievance.heading',
              'grievance.fields',
              'grievance.submit',
              'firm.visitors',
              'entities.grievance',
            )
          : proves('contact.form', 'firm.visitors', 'entities.contact'),
      },
      async ({ page }) => {
        await goto(page, path)
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
        const found = await form(page, of)
          .locator('input, textarea, button')
          .evaluateAll((all) =>
            all.map((each) => {
              const control = each as HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement
              return [control.name, control.type, control.labels?.[0]?.textContent ?? control.textContent]
            }),
          )
        expect(found).toEqual([
          ...fields.map(({ name, type, label }) => [name, type, label]),
          ['', 'submit', button],
        ])
      },
    )

    for (const { label, name, message } of fields) {
      const line = `messages.${of}.${name}` as Parameters<typeof proves>[0]

      test(
        `says under an empty ${label}: ${message}`,
        { tag: proves(line, 'validation.required', 'validation.message') },
        async ({ page }) => {
          await goto(page, path)
          await fill(page, of)
          await field(page, of, label).clear()
          await submit(page, of).click()
          await expect(field(page, of, label)).toHaveAccessibleDescription(message)
          expect(await messages(page, of)).toEqual([message])
        },
      )

      test(
        `shows that message right under ${label}`,
        { tag: proves('validation.message') },
        async ({ page }) => {
          await goto(page, path)
          await submit(page, of).click()
          const id = await field(page, of, label).getAttribute('aria-describedby')
          const text = form(page, of).locator(`[id="${id}"]`)
          await expect(text).toBeVisible()
          const [control, said] = [await field(page, of, label).boundingBox(), await text.boundingBox()]
          const gap = (said?.y ?? NaN) - (control?.y ?? NaN) - (control?.height ?? NaN)
          expect(gap).toBeGreaterThanOrEqual(0)
          expect(gap).toBeLessThan(24)
        },
      )

      test(`marks an empty ${label} as invalid, and only it`, async ({ page }) => {
        await goto(page, path)
        await fill(page, of)
        await field(page, of, label).clear()
        await submit(page, of).click()
        await expect(form(page, of).locator('[aria-invalid=true]')).toHaveCount(1)
        await expect(field(page, of, label)).toHaveAttribute('aria-invalid', 'true')
      })

      test(`focuses ${label} when it is the empty one`, async ({ page }) => {
        await goto(page, path)
        await fill(page, of)
        await field(page, of, label).clear()
        await submit(page, of).click()
        await expect(field(page, of, label)).toBeFocused()
      })

      test(
        `takes the message of ${label} away when it is filled, and brings it back`,
        { tag: proves('validation.filled') },
        async ({ page }) => {
          await goto(page, path)
          await submit(page, of).click()
          await expect(field(page, of, label)).toHaveAccessibleDescription(message)
          await field(page, of, label).pressSequentially('1')
          await expect(field(page, of, label)).not.toHaveAttribute('aria-describedby')
          await expect(field(page, of, label)).not.toHaveAttribute('aria-invalid')
          await field(page, of, label).press('Backspace')
          await expect(field(page, of, label)).toHaveAccessibleDescription(message)
        },
      )
    }

    test(
      'shows the four messages in order when nothing is filled',
      { tag: proves('validation.required', 'states.attempted', 'errors.onlyThese') },
      async ({ page }) => {
        await goto(page, path)
        await submit(page, of).click()
        await expect(form(page, of).getByRole('paragraph')).toHaveCount(4)
        expect(await messages(page, of)).toEqual(fields.map(({ message }) => message))
        await expect(field(page, of, fields[0].label)).toBeFocused()
      },
    )

    test(
      'says nothing before it is submitted',
      { tag: proves('entities.attempted', 'states.attempted') },
      async ({ page }) => {
        await goto(page, path)
        for (const { label, value } of fields) {
          await field(page, of, label).fill(value)
          await field(page, of, label).clear()
        }
        expect(await messages(page, of)).toEqual([])
        await expect(form(page, of).locator('[aria-invalid]')).toHaveCount(0)
      },
    )

    test('says nothing else: no summary, no alert', { tag: proves('errors.onlyThese') }, async ({ page }) => {
      await goto(page, path)
      await submit(page, of).click()
      await expect(page.getByText(/mandatory/)).toHaveCount(4)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('status')).toHaveText('')
    })

    test(
      'starts afresh after a complete submission',
      { tag: proves('entities.attempted') },
      async ({ page }) => {
        await goto(page, path)
        await submit(page, of).click()
        await fill(page, of)
        await submit(page, of).click()
        await expect(page.getByRole('main').getByRole('status')).toBeFocused()
        expect(await messages(page, of)).toEqual([])
        await field(page, of, fields[0].label).fill('1')
        await field(page, of, fields[0].label).clear()
        expect(await messages(page, of)).toEqual([])
      },
    )

    for (const [first, { label: firstLabel }] of fields.entries())
      test(
        `loses one message at a time in every order of filling that begins with ${firstLabel}`,
        { tag: proves('validation.filled', 'states.logged') },
        async ({ page }) => {
          const logs = consoleLogs(page)
          await goto(page, path)
          for (const order of orders.filter(([start]) => start === first)) {
            await submit(page, of).click()
            const empty = new Set([0, 1, 2, 3])
            for (const index of order) {
              const { label, value } = fields[index] as (typeof fields)[number]
              await field(page, of, label).fill(value)
              empty.delete(index)
              const expected = fields
                .filter((_, position) => empty.has(position))
                .map(({ message }) => message)
              await expect(form(page, of).getByRole('paragraph')).toHaveText(expected)
            }
            await submit(page, of).click()
            await expect(page.getByRole('main').getByRole('status')).toBeFocused()
          }
          expect(await Promise.all(logs)).toEqual(Array.from({ length: 6 }, () => [values(of)]))
        },
      )

    test(
      'counts a field with only spaces as empty',
      { tag: proves('validation.required') },
      async ({ page }) => {
        const logs = consoleLogs(page)
        await goto(page, path)
        await fill(page, of)
        await field(page, of, 'Message').fill('  \n ')
        await submit(page, of).click()
        await expect(field(page, of, 'Message')).toHaveAccessibleDescription("It's mandatory to fill Message")
        expect(logs).toEqual([])
      },
    )

    test(
      'logs the values once, under the specified names',
      {
        tag: proves(
          'states.logged',
          'calls.noBackend',
          isOnlyOne ? 'entities.grievance' : 'entities.contact',
        ),
      },
      async ({ page }) => {
        const logs = consoleLogs(page)
        await goto(page, path)
        await fill(page, of)
        await submit(page, of).click()
        await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you')
        expect(await Promise.all(logs)).toEqual([[values(of)]])
      },
    )

    test('is submitted by the Enter key', async ({ page }) => {
      const logs = consoleLogs(page)
      await goto(page, path)
      await fill(page, of)
      await field(page, of, fields[0].label).press('Enter')
      await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you')
      expect(await Promise.all(logs)).toEqual([[values(of)]])
    })

    test('logs nothing while a field is empty', { tag: proves('states.logged') }, async ({ page }) => {
      const logs = consoleLogs(page)
      await goto(page, path)
      await fill(page, of)
      await field(page, of, 'Phone number').clear()
      await submit(page, of).click()
      await expect(field(page, of, 'Phone number')).toBeFocused()
      expect(logs).toEqual([])
    })

    test('sends nothing', { tag: proves('states.nothingSent', 'calls.noBackend') }, async ({ page }) => {
      await goto(page, path)
      await page.waitForLoadState('networkidle')
      const requests: string[] = []
      page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`))
      await page.evaluate(() => {
        navigator.sendBeacon = () => {
          throw new Error('a beacon was sent')
        }
      })
      await fill(page, of)
      await submit(page, of).click()
      await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you')
      await page.waitForLoadState('networkidle')
      // The map comes into view on the way to the form.
      expect(requests.filter((request) => !request.startsWith(`GET ${mapFrame}?bbox=`))).toEqual([])
    })

    test('leaves nothing in the address', { tag: proves('states.nothingSent') }, async ({ page }) => {
      await goto(page, path)
      await fill(page, of)
      await submit(page, of).click()
      await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you')
      await expect(page).toHaveURL(path)
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/\d{4}/)
    })

    test(
      'stores nothing',
      { tag: proves('entities.none', 'firm.nothingKept') },
      async ({ page, context }) => {
        await goto(page, path)
        await fill(page, of)
        await submit(page, of).click()
        await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you')
        const kept = await page.evaluate(async () => ({
          local: { ...localStorage },
          session: { ...sessionStorage },
          databases: (await indexedDB.databases()).map(({ name }) => name),
          caches: await caches.keys(),
          cookie: document.cookie,
          name: window.name,
        }))
        const text = JSON.stringify(kept)
        for (const { value } of fields) expect(text).not.toContain(value)
        expect(kept).toMatchObject({ local: {}, databases: [], caches: [], cookie: '', name: '' })
        expect(await context.cookies()).toEqual([])
      },
    )

    test('is empty again afterwards', async ({ page }) => {
      await goto(page, path)
      await fill(page, of)
      await submit(page, of).click()
      await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you')
      for (const { label } of fields) await expect(field(page, of, label)).toHaveValue('')
    })

    test('confirms without pretending that anything was sent', async ({ page }) => {
      await goto(page, path)
      await fill(page, of)
      await submit(page, of).click()
      const status = page.getByRole('main').getByRole('status')
      await expect(status).toContainText('does not send anything')
      await expect(status).not.toContainText(
        /(has been|was|is|been) sent|we (have )?received|get back to you/i,
      )
      await expect(status.getByRole('link', { name: site.phone })).toHaveAttribute(
        'href',
        `tel:${site.phone.replace(/[^+\d]/g, '')}`,
      )
    })

    test('moves the focus to the confirmation', async ({ page }) => {
      await goto(page, path)
      await fill(page, of)
      await submit(page, of).click()
      await expect(page.getByRole('main').getByRole('status')).toBeFocused()
    })

    // Firefox's field lets them stand, and counts as empty.
    test(
      'takes letters out of numbers',
      { tag: ['@chromium', ...proves(isOnlyOne ? 'grievance.fields' : 'contact.form')] },
      async ({ page }) => {
        await goto(page, path)
        for (const { label, type } of fields) {
          if (type !== 'number') continue
          await field(page, of, label).pressSequentially('1a2b')
          await expect(field(page, of, label)).toHaveValue('12')
        }
      },
    )

    test('does not change a number by the mouse wheel', async ({ page }) => {
      await goto(page, path)
      const phone = field(page, of, 'Phone number')
      await phone.fill('5550100')
      await phone.hover()
      await phone.focus()
      const before = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, 200)
      // The page takes the wheel, not the field.
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
      await expect(phone).toHaveValue('5550100')
    })

    test('has numbers without spinners', { tag: '@chromium' }, async ({ page }) => {
      await goto(page, path)
      const spinners = await form(page, of)
        .locator('input[type=number]')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).appearance))
      expect(new Set(spinners)).toEqual(new Set(['textfield']))
    })
  })
}

test.describe('the forms', { tag: '@readonly' }, () => {
  test('check no format of e-mail and numbers', { tag: proves('validation.format') }, async ({ page }) => {
    const logs = consoleLogs(page)
    await goto(page, '/contact')
    await field(page, 'contact', 'Name').fill('1')
    await field(page, 'contact', 'Email').fill('nobody')
    await field(page, 'contact', 'Phone number').fill('-1.5')
    await field(page, 'contact', 'Message').fill('?')
    await submit(page, 'contact').click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you')
    expect(await Promise.all(logs)).toEqual([[{ name: '1', email: 'nobody', phoneNo: '-1.5', message: '?' }]])
  })

  test('the contact form thanks the visitor by name', async ({ page }) => {
    await goto(page, '/contact')
    await fill(page, 'contact')
    await submit(page, 'contact').click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you, Asha Rao.')
  })

  test('the contact form offers an e-mail with what was typed', async ({ page }) => {
    await goto(page, '/contact')
    await fill(page, 'contact')
    await submit(page, 'contact').click()
    const link = page
      .getByRole('main')
      .getByRole('status')
      .getByRole('link', { name: /e-mail/ })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.protocol + address.pathname).toBe(`mailto:${site.email}`)
    for (const { value } of forms.contact.fields) expect(address.searchParams.get('body')).toContain(value)
  })

  test('no Aadhaar number reaches any link', async ({ page }) => {
    await goto(page, '/grievance')
    await fill(page, 'grievance')
    await submit(page, 'grievance').click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you')
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.join(' ')).not.toContain('999988887777')
    await expect(page.getByRole('main').getByRole('status').locator('a[href^=mailto]')).toHaveCount(0)
  })

  test('the browser does not remember Aadhaar and card numbers', async ({ page }) => {
    await goto(page, '/grievance')
    await expect(field(page, 'grievance', 'Aadhar number')).toHaveAttribute('autocomplete', 'off')
    await expect(field(page, 'grievance', 'Card number')).toHaveAttribute('autocomplete', 'off')
  })

  test('a failed submission takes the confirmation away', async ({ page }) => {
    await goto(page, '/contact')
    await fill(page, 'contact')
    await submit(page, 'contact').click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you')
    await submit(page, 'contact').click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('')
    await expect(field(page, 'contact', 'Name')).toBeFocused()
  })
})
