import type { Page } from '@playwright/test'
import { labels, site } from './content.ts'
import { expect, navigationLink, recordConsoleLogs, test, waitUntilRequestsSent } from './fixtures.ts'
import {
  contactForm,
  formGuardOptions,
  findField,
  fillForm,
  grievanceForm,
  locateField,
  locateMessages,
  openForm,
  skipIfSending,
  openAndSubmitForm,
  locateStatus,
  submitForm,
  sampleValues,
} from './forms.ts'
import { proves } from './specification.ts'

const { confirmation } = labels
const messageField = (form: typeof contactForm) => findField(form, 'message')
const copyButton = (page: Page) => locateStatus(page).getByRole('button', { name: confirmation.copy })

test.use(formGuardOptions)

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

for (const form of [grievanceForm, contactForm]) {
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
        await expect(locateStatus(page)).toContainText(confirmation.thanks)
        expect(await Promise.all(logs)).toEqual([[sampleValues(form)]])
        await waitUntilRequestsSent(page)
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
      await locateField(page, findField(form, fields[0]?.name ?? '')).press('Enter')
      await expect(locateStatus(page)).toContainText(confirmation.thanks)
    })
  })
}

test.describe('the confirmation', { tag: '@readonly' }, () => {
  test('has the focus, and the form is empty again', proves('entities.attempted'), async ({ page }) => {
    skipIfSending(contactForm)
    await openForm(page, contactForm)
    await submitForm(page, contactForm)
    await fillForm(page, contactForm)
    await submitForm(page, contactForm)
    await expect(locateStatus(page)).toBeFocused()
    for (const field of contactForm.fields) await expect(locateField(page, field)).toHaveValue('')
    await locateField(page, findField(contactForm, 'name')).fill('1')
    await locateField(page, findField(contactForm, 'name')).clear()
    await expect(locateMessages(page)).toHaveCount(0)
  })

  test('has its own background colour', async ({ page }) => {
    await openAndSubmitForm(page, grievanceForm)
    const [own, around] = await locateStatus(page).evaluate((box) =>
      [box, box.closest('section') ?? box].map((part) => getComputedStyle(part).backgroundColor),
    )
    expect(own).not.toBe(around)
  })

  test('does not claim that anything was sent, and has no Aadhaar number in a link', async ({ page }) => {
    await openAndSubmitForm(page, grievanceForm)
    await expect(locateStatus(page)).toContainText(confirmation.nothingSent)
    await expect(locateStatus(page).getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    )
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.join(' ')).not.toContain('999988887777')
  })

  test('keeps a message that is too long for an e-mail until the visitor has copied it', async ({
    page,
    context,
  }) => {
    skipIfSending(contactForm)
    await context.grantPermissions(['clipboard-write'])
    const text = 'नमस्ते '.repeat(33)
    await openForm(page, contactForm)
    await fillForm(page, contactForm)
    await locateField(page, messageField(contactForm)).fill(text)
    await submitForm(page, contactForm)
    const emailLink = locateStatus(page).getByRole('link', { name: confirmation.email })
    const emailHref = (await emailLink.getAttribute('href')) ?? ''
    expect(emailHref.length).toBeLessThanOrEqual(1900)
    expect(decodeURIComponent(emailHref)).toContain('नमस्ते')
    await expect(locateStatus(page)).toContainText(`Rao. ${confirmation.nothingSent} ${confirmation.tooLong}`)
    await expect(locateField(page, messageField(contactForm))).toHaveValue(text)
    await copyButton(page).click()
    await expect(locateStatus(page)).toContainText(`${confirmation.copy} ${confirmation.copied}`)
    await expect(locateField(page, messageField(contactForm))).toHaveValue('')
    await locateField(page, messageField(contactForm)).press('Control+V')
    await expect(locateField(page, messageField(contactForm))).toHaveValue(
      new RegExp(`: Asha Rao\n.*: ${text.trim()}`, 's'),
    )
  })

  test('says that copying failed, and keeps the message', { tag: '@chromium' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await openAndSubmitForm(page, grievanceForm)
    await copyButton(page).click()
    await expect(locateStatus(page)).toContainText(confirmation.failed)
    await expect(locateField(page, messageField(grievanceForm))).toHaveValue('A drawer sticks.')
  })

  test('offers only the message of a grievance for copying, and keeps the fields until then', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write'])
    await openAndSubmitForm(page, grievanceForm)
    await expect(locateField(page, findField(grievanceForm, 'aadharNo'))).toHaveValue('999988887777')
    await copyButton(page).click()
    await expect(locateField(page, findField(grievanceForm, 'aadharNo'))).toHaveValue('')
    await locateField(page, messageField(grievanceForm)).press('Control+V')
    await expect(locateField(page, messageField(grievanceForm))).toHaveValue('A drawer sticks.')
  })

  test('keeps what the visitor types after the submission, also when the message is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write'])
    await openAndSubmitForm(page, grievanceForm)
    await locateField(page, messageField(grievanceForm)).fill('A door, too.')
    await copyButton(page).click()
    await expect(locateStatus(page)).toContainText(confirmation.copied)
    await expect(locateField(page, messageField(grievanceForm))).toHaveValue('A door, too.')
  })

  test('does not say "copied" of a second submission with the same text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await openAndSubmitForm(page, grievanceForm)
    await copyButton(page).click()
    await expect(locateStatus(page)).toContainText(confirmation.copied)
    await fillForm(page, grievanceForm)
    await submitForm(page, grievanceForm)
    await expect(locateStatus(page)).not.toContainText(confirmation.copied)
  })

  test('appears once on a double click', async ({ page }) => {
    skipIfSending(contactForm)
    const logs = recordConsoleLogs(page)
    await openForm(page, contactForm)
    await fillForm(page, contactForm)
    await page.getByRole('button', { name: contactForm.button }).dblclick()
    await expect(locateStatus(page)).toContainText(confirmation.thanks)
    await expect(locateMessages(page)).toHaveCount(0)
    expect(logs).toHaveLength(1)
  })

  test('stays with its e-mail when the emptied form is submitted, and when the visitor comes back', async ({
    page,
  }) => {
    await openAndSubmitForm(page, contactForm)
    const emailLink = locateStatus(page).getByRole('link', { name: confirmation.email })
    await submitForm(page, contactForm)
    await expect(locateField(page, findField(contactForm, 'name'))).toBeFocused()
    await expect(emailLink).toHaveAttribute('href', /Two%20tables/)
    await navigationLink(page, '/about').click()
    await page.goBack()
    await expect(emailLink).toHaveAttribute('href', /Two%20tables/)
    await expect(locateStatus(page)).not.toBeFocused()
    await navigationLink(page, '/contact').click()
    await expect(emailLink, 'after a link to the same page').toHaveAttribute('href', /Two%20tables/)
    await locateField(page, messageField(contactForm)).fill('A third table.')
    await navigationLink(page, '/about').click()
    await page.goBack()
    await expect(emailLink, 'and after another page').toHaveAttribute('href', /Two%20tables/)
    await expect(locateField(page, messageField(contactForm))).toHaveValue('A third table.')
  })
})
