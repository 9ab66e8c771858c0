import { labels } from './helpers/content.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import { expectPage, followLink, navigationLink } from './helpers/pages.ts'
import { recordConsoleLogs, waitUntilRequestsAreSent } from './helpers/requests.ts'
import { contactForm, formTestOptions, grievanceForm, formMessages, formStatus } from './helpers/forms.ts'
import { proves } from './specification.ts'

const { confirmation } = labels
const copyButton = (page: Page) => formStatus(page).getByRole('button', { name: confirmation.copy })

const emailLink = (page: Page) => formStatus(page).getByRole('link', { name: confirmation.email })

test.use(formTestOptions)

for (const form of [grievanceForm, contactForm]) {
  const { kind, fields } = form

  test.describe(`a complete ${kind} form`, { tag: '@readonly' }, () => {
    form.skipIfItHasEndpoint()

    test(
      'logs its values once, also on a double click, and sends and stores nothing',
      proves(
        'states.logged',
        'states.nothingSent',
        'calls.noBackend',
        'entities.none',
        'firm.nothingKept',
        'validation.format',
        'firm.visitors',
      ),
      async ({ page, context }) => {
        const logs = recordConsoleLogs(page)
        await form.open(page)
        const requests: string[] = []
        page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`))
        await form.fill(page)
        const button = page.getByRole('button', { name: form.button })
        await button.click()
        await button.dispatchEvent('click', { detail: 2 })
        await expect(formStatus(page)).toContainText(confirmation.thanks)
        await expect(formMessages(page)).toHaveCount(0)
        expect(await Promise.all(logs)).toEqual([[form.sampleValues]])
        await waitUntilRequestsAreSent(page)
        // Ignores the requests for the map and photographs, which load when the browser scrolls to the form.
        const loadedFilePattern =
          /^GET (https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=|.*\.avif$)/
        const otherRequests = requests.filter((request) => !loadedFilePattern.test(request))
        expect(otherRequests).toEqual([expect.stringMatching(/^GET .*\/robots\.txt$/)])
        await expect(page).toHaveURL(`/${kind}`)
        expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] })
        const storedText = await page.evaluate(async () =>
          JSON.stringify([sessionStorage, history.state, window.name, await caches.keys()]),
        )
        for (const { value } of fields) expect(storedText).not.toContain(value)
      },
    )
  })
}

test.describe('the confirmation', { tag: '@readonly' }, () => {
  test(
    'greets by the trimmed name; text that is typed later brings no messages',
    proves('entities.attempted'),
    async ({ page }) => {
      contactForm.skipIfItHasEndpoint()
      await contactForm.open(page)
      await contactForm.submit(page)
      await contactForm.fill(page, { name: ' Ada ' })
      const nameField = contactForm.locateField(page, 'name')
      await nameField.press('Enter')
      await expect(formStatus(page)).toContainText(`${confirmation.thanks}, Ada. `)
      await nameField.fill('1')
      await nameField.clear()
      await expect(formMessages(page)).toHaveCount(0)
    },
  )

  test('keeps a message that is too long for an e-mail until it is copied', async ({ page }) => {
    contactForm.skipIfItHasEndpoint()
    const text = 'नमस्ते '.repeat(33)
    await contactForm.open(page)
    await contactForm.fill(page)
    const messageField = contactForm.locateField(page, 'message')
    await messageField.fill(text)
    await contactForm.submit(page)
    await expect(formStatus(page)).toContainText(confirmation.tooLong)
    await expect(messageField).toHaveValue(text)
    await copyButton(page).click()
    await expect(formStatus(page)).toContainText(`${confirmation.copy} ${confirmation.copied}`)
    await expect(formStatus(page), 'read without the rest').toHaveAttribute('aria-atomic', 'false')
    const changePromise = formStatus(page).evaluate(
      (element) =>
        new Promise((resolve) =>
          new MutationObserver(resolve).observe(element, { subtree: true, childList: true }),
        ),
    )
    await copyButton(page).click()
    await changePromise // so that a screen reader says "copied" again
    await expect(formStatus(page)).toContainText(confirmation.copied)
    await expect(messageField).toHaveValue('')
    await messageField.press('ControlOrMeta+V')
    await expect(messageField).toHaveValue(new RegExp(`: Asha Rao\n.*: ${text.trim()}`, 's'))
  })

  test('does not replace text that was typed on a later visit', async ({ page }) => {
    await contactForm.openToConfirmation(page)
    await copyButton(page).click()
    await expect(contactForm.locateField(page, 'message')).toHaveValue('')
    for (const path of ['/products', '/contact']) await followLink(page, path)
    await contactForm.locateField(page, 'message').fill('A long message')
    for (const path of ['/products', '/contact']) {
      await page.goBack()
      await expectPage(page, path)
    }
    await expect(formStatus(page)).toContainText(confirmation.thanks)
    for (const path of ['/about', '/contact']) await followLink(page, path)
    await expect(contactForm.locateField(page, 'message')).toHaveValue('A long message')
  })

  test('says that copying failed, and keeps the message', { tag: '@chromium' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await grievanceForm.openToConfirmation(page)
    await copyButton(page).click()
    await expect(formStatus(page)).toContainText(confirmation.failed)
    await expect(grievanceForm.locateField(page, 'message')).toHaveValue('A drawer sticks.')
    await contactForm.openToConfirmation(page)
    await copyButton(page).click()
    await expect(page.getByLabel(confirmation.failed)).toHaveValue(/Two tables/)
  })

  test('empties a grievance when its message is copied, but keeps newer text', async ({ page }) => {
    await grievanceForm.openToConfirmation(page)
    const messageField = grievanceForm.locateField(page, 'message')
    await expect(grievanceForm.locateField(page, 'aadharNo')).toHaveValue('999988887777')
    await copyButton(page).click()
    await expect(formStatus(page)).toContainText(confirmation.copied)
    await expect(grievanceForm.locateField(page, 'aadharNo')).toHaveValue('')
    await messageField.press('ControlOrMeta+V')
    await expect(messageField, 'nothing but the message was copied').toHaveValue('A drawer sticks.')
    await grievanceForm.fillAndSubmit(page)
    await expect(formStatus(page), 'the second submission').not.toContainText(confirmation.copied)
    await messageField.fill('A door, too.')
    await copyButton(page).click()
    await expect(formStatus(page)).toContainText(confirmation.copied)
    await expect(messageField).toHaveValue('A door, too.')
    await messageField.clear()
    await expect(formMessages(page), 'the last submit had no empty field').toHaveCount(0)
  })

  test('stays until the e-mail is opened; a later visit then begins with an empty form', async ({ page }) => {
    await contactForm.openToConfirmation(page)
    const messageField = contactForm.locateField(page, 'message')
    for (const path of ['/about', '/contact']) await followLink(page, path)
    await expect(messageField).toHaveValue('Two tables, please.')
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault())) // no mail program here
    await emailLink(page).click()
    await expect(messageField).toHaveValue('')
    await expect(formStatus(page)).toContainText(confirmation.thanks)
    for (const path of ['/about', '/contact']) await followLink(page, path)
    await expect(formStatus(page)).toHaveText('')
    await expect(messageField).toHaveValue('')
  })

  test('keeps its e-mail link after an incomplete submit and after navigations', async ({ page }) => {
    await contactForm.openToConfirmation(page)
    const messageField = contactForm.locateField(page, 'message')
    await contactForm.locateField(page, 'name').clear()
    const expectEmailLink = (when: string) =>
      expect(emailLink(page), when).toHaveAttribute('href', /Two%20tables/)
    await contactForm.submit(page)
    await expect(contactForm.locateField(page, 'name')).toBeFocused()
    await expectEmailLink('after an incomplete submit')
    await followLink(page, '/about')
    await page.goBack()
    await expectEmailLink('after Back')
    await expect(formStatus(page)).not.toBeFocused()
    await navigationLink(page, '/contact').click()
    await expectEmailLink('after a link to the same page')
    await messageField.fill('A third table.')
    await followLink(page, '/about')
    await page.goBack()
    await expectEmailLink('and after another page')
    await expect(messageField).toHaveValue('A third table.')
  })
})
