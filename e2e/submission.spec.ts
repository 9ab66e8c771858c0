import type { Page } from '@playwright/test'
import { labels, site } from './content.ts'
import { expect, navigationLink, recordConsoleLogs, test, waitForRequests } from './fixtures.ts'
import {
  contact,
  allowedByForms,
  fieldOf,
  fillForm,
  grievance,
  input,
  messages,
  openForm,
  skipIfSending,
  openAndSubmitForm,
  status,
  submitForm,
  valuesOf,
} from './forms.ts'
import { proves } from './specification.ts'

const { confirmation } = labels
const messageField = (form: typeof contact) => fieldOf(form, 'message')
const copyButton = (page: Page) => status(page).getByRole('button', { name: confirmation.copy })

test.use(allowedByForms)

/** Reads everything that the page has stored about its visitor, except cookies. */
const readStorage = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    name: window.name,
    history: JSON.stringify(history.state),
  }))

for (const form of [grievance, contact]) {
  const { kind, fields, lines } = form

  test.describe(`a complete ${kind} form`, { tag: '@readonly' }, () => {
    skipIfSending(form)

    test(
      'logs its values once, under the specified names, and sends and stores nothing',
      proves(
        'states.logged',
        'states.nothingSent',
        'calls.noBackend',
        'entities.none',
        'firm.nothingKept',
        'validation.format',
        ...lines,
      ),
      async ({ page, context }) => {
        const logs = recordConsoleLogs(page)
        await openForm(page, form)
        const requests: string[] = []
        page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`))
        await fillForm(page, form)
        await submitForm(page, form)
        await expect(status(page)).toContainText(confirmation.thanks)
        expect(await Promise.all(logs)).toEqual([[valuesOf(form)]])
        await waitForRequests(page)
        // The map loads, too, since scrolling to the form brings it into view.
        const mapRequest = 'GET https://www.openstreetmap.org/export/embed.html?bbox='
        const otherRequests = requests.filter((request) => !request.startsWith(mapRequest))
        expect(otherRequests).toEqual([expect.stringMatching(/^GET .*\/robots\.txt$/)])
        await expect(page).toHaveURL(`/${kind}`)
        const kept = await readStorage(page)
        for (const { value } of fields) expect(JSON.stringify(kept)).not.toContain(value)
        expect(kept).toMatchObject({ local: {}, databases: [], caches: [], name: '' })
        expect(await context.cookies()).toEqual([])
      },
    )

    test('is submitted by the Enter key', async ({ page }) => {
      await openForm(page, form)
      await fillForm(page, form)
      await input(page, fieldOf(form, fields[0]?.name ?? '')).press('Enter')
      await expect(status(page)).toContainText(confirmation.thanks)
    })
  })
}

test.describe('the confirmation', { tag: '@readonly' }, () => {
  test('has the focus, and the form is empty again', proves('entities.attempted'), async ({ page }) => {
    skipIfSending(contact)
    await openForm(page, contact)
    await submitForm(page, contact)
    await fillForm(page, contact)
    await submitForm(page, contact)
    await expect(status(page)).toBeFocused()
    for (const field of contact.fields) await expect(input(page, field)).toHaveValue('')
    await input(page, fieldOf(contact, 'name')).fill('1')
    await input(page, fieldOf(contact, 'name')).clear()
    await expect(messages(page)).toHaveCount(0)
  })

  test('has its own background colour', async ({ page }) => {
    await openAndSubmitForm(page, grievance)
    const [own, around] = await status(page).evaluate((box) =>
      [box, box.closest('section') ?? box].map((part) => getComputedStyle(part).backgroundColor),
    )
    expect(own).not.toBe(around)
  })

  test('does not claim that anything was sent, and has no Aadhaar number in a link', async ({ page }) => {
    await openAndSubmitForm(page, grievance)
    await expect(status(page)).toContainText(confirmation.nothingSent)
    await expect(status(page).getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:\+?\d+$/)
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.join(' ')).not.toContain('999988887777')
  })

  test('keeps a message that is too long for an e-mail until the visitor has copied it', async ({
    page,
    context,
  }) => {
    skipIfSending(contact)
    await context.grantPermissions(['clipboard-write'])
    const text = 'नमस्ते '.repeat(33)
    await openForm(page, contact)
    await fillForm(page, contact)
    await input(page, messageField(contact)).fill(text)
    await submitForm(page, contact)
    const emailLink = status(page).getByRole('link', { name: confirmation.email })
    const emailHref = (await emailLink.getAttribute('href')) ?? ''
    expect(emailHref.length).toBeLessThanOrEqual(1900)
    expect(decodeURIComponent(emailHref)).toContain('नमस्ते')
    await expect(status(page)).toContainText(`Rao. ${confirmation.nothingSent} ${confirmation.tooLong}`)
    await expect(input(page, messageField(contact))).toHaveValue(text)
    await copyButton(page).click()
    await expect(status(page)).toContainText(`${confirmation.copy} ${confirmation.copied}`)
    await expect(input(page, messageField(contact))).toHaveValue('')
    await input(page, messageField(contact)).press('Control+V')
    await expect(input(page, messageField(contact))).toHaveValue(
      new RegExp(`: Asha Rao\n.*: ${text.trim()}`, 's'),
    )
  })

  test('says that copying failed, and keeps the message', { tag: '@chromium' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await openAndSubmitForm(page, grievance)
    await copyButton(page).click()
    await expect(status(page)).toContainText(confirmation.failed)
    await expect(input(page, messageField(grievance))).toHaveValue('A drawer sticks.')
  })

  test('offers only the message of a grievance for copying, and keeps the fields until then', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write'])
    await openAndSubmitForm(page, grievance)
    await expect(input(page, fieldOf(grievance, 'aadharNo'))).toHaveValue('999988887777')
    await copyButton(page).click()
    await expect(input(page, fieldOf(grievance, 'aadharNo'))).toHaveValue('')
    await input(page, messageField(grievance)).press('Control+V')
    await expect(input(page, messageField(grievance))).toHaveValue('A drawer sticks.')
  })

  test('keeps what the visitor types after the submission, also when the message is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write'])
    await openAndSubmitForm(page, grievance)
    await input(page, messageField(grievance)).fill('A door, too.')
    await copyButton(page).click()
    await expect(status(page)).toContainText(confirmation.copied)
    await expect(input(page, messageField(grievance))).toHaveValue('A door, too.')
  })

  test('does not say "copied" of a second submission with the same text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await openAndSubmitForm(page, grievance)
    await copyButton(page).click()
    await expect(status(page)).toContainText(confirmation.copied)
    await fillForm(page, grievance)
    await submitForm(page, grievance)
    await expect(status(page)).not.toContainText(confirmation.copied)
  })

  test('appears once on a double click', async ({ page }) => {
    skipIfSending(contact)
    const logs = recordConsoleLogs(page)
    await openForm(page, contact)
    await fillForm(page, contact)
    await page.getByRole('button', { name: contact.button }).dblclick()
    await expect(status(page)).toContainText(confirmation.thanks)
    await expect(messages(page)).toHaveCount(0)
    expect(logs).toHaveLength(1)
  })

  test('stays with its e-mail when the emptied form is submitted, and when the visitor comes back', async ({
    page,
  }) => {
    await openAndSubmitForm(page, contact)
    const emailLink = status(page).getByRole('link', { name: confirmation.email })
    await submitForm(page, contact)
    await expect(input(page, fieldOf(contact, 'name'))).toBeFocused()
    await expect(emailLink).toHaveAttribute('href', /Two%20tables/)
    await navigationLink(page, '/about').click()
    await page.goBack()
    await expect(emailLink).toHaveAttribute('href', /Two%20tables/)
    await expect(status(page)).not.toBeFocused()
    await navigationLink(page, '/contact').click()
    await expect(emailLink, 'after a link to the same page').toHaveAttribute('href', /Two%20tables/)
    await input(page, messageField(contact)).fill('A third table.')
    await navigationLink(page, '/about').click()
    await page.goBack()
    await expect(emailLink, 'and after another page').toHaveAttribute('href', /Two%20tables/)
    await expect(input(page, messageField(contact))).toHaveValue('A third table.')
  })
})
