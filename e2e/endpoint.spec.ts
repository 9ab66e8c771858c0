// Tests forms that send their values to an endpoint. npm run e2e:endpoint builds a site with such forms and tests it.
import type { Page, Request } from '@playwright/test'
import { expectAccessible } from './helpers/expectAccessible.ts'
import { chooseLanguage, stubTranslationService } from './helpers/translator.ts'
import { contact, labels } from './helpers/content.ts'
import { ownPort, foreignPort } from './helpers/formEndpointEnvironment.ts'
import { expect, test } from './helpers/guards.ts'
import { measureBox, gotoHydrated, heading, navigationLink } from './helpers/pages.ts'
import {
  contactForm,
  formTestOptions,
  grievanceForm,
  formMessages,
  formStatus,
  type TestForm,
} from './helpers/forms.ts'
import { recordRequests } from './helpers/requests.ts'
import { createRedirectAnswer, startEndpoint, type Answer } from './stubs/formEndpoint.ts'

const ownOrigin = `http://127.0.0.1:${ownPort}`
const foreignOrigin = `http://127.0.0.1:${foreignPort}`
const { confirmation, sending } = labels
/** Console messages of browsers about failed requests. */
const failedSubmissionPattern = /Failed to load resource|net::ERR_|CORS|Cross-Origin|NetworkError/

let ownEndpoint: Awaited<ReturnType<typeof startEndpoint>>
let foreignEndpoint: Awaited<ReturnType<typeof startEndpoint>>
const chooseEndpoint = (form: TestForm) => (form.kind === 'contact' ? ownEndpoint : foreignEndpoint)

test.use({ ...formTestOptions, baseURL: ownOrigin })

test.beforeEach(async ({ browserName, page }) => {
  ownEndpoint = await startEndpoint(ownPort, { target: `http://127.0.0.1:${process.env.E2E_PORT}` })
  foreignEndpoint = await startEndpoint(foreignPort, { origin: ownOrigin })
  // In Firefox the guards abort all requests to other origins. This route allows requests to the foreign endpoint.
  if (browserName === 'firefox') await page.route(`${foreignOrigin}/**`, (route) => route.continue())
})

test.afterEach(() => {
  ownEndpoint.stop()
  foreignEndpoint.stop()
})

const honeypot = { 'leave-empty': '' } // a hidden field that only robots fill in
const createSentValues = (form: TestForm) => ({ ...form.sampleValues, ...honeypot })
const createEmptyValues = (form: TestForm) => ({
  ...Object.fromEntries(form.fields.map(({ name }) => [name, ''])),
  ...honeypot,
})
const readFormValues = (page: Page, form: TestForm) =>
  form.locate(page).evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)))

async function openAndSubmit(page: Page, form: TestForm) {
  await form.open(page)
  await form.fillAndSubmit(page)
}

/** Submits a filled form whose request ends without an answer. Later requests are answered with 204. */
async function submitWithoutAnswer(page: Page, form: TestForm) {
  chooseEndpoint(form).setAnswer((response) => response.socket?.resetAndDestroy())
  await openAndSubmit(page, form)
  await expect(formStatus(page)).toContainText(sending.unknown)
  chooseEndpoint(form).setAnswer((response) => response.writeHead(204).end())
}

for (const form of [contactForm, grievanceForm])
  test.describe(`the ${form.kind} form with an endpoint`, { tag: '@endpoint' }, () => {
    test('says where it sends, sends its values once when complete, and logs nothing', async ({ page }) => {
      const loggedTexts: string[] = []
      page.on('console', (message) => loggedTexts.push(message.text()))
      await form.open(page)
      const host = `127.0.0.1:${form.kind === 'contact' ? ownPort : foreignPort}`
      await expect(page.getByText(host)).toBeVisible()
      await form.submit(page)
      await expect(formMessages(page)).toHaveText(form.fields.map(({ message }) => message))
      await expect(form.locateField(page, form.fields[0]?.name)).toBeFocused()
      expect(chooseEndpoint(form).submissions).toEqual([])
      await form.fillAndSubmit(page)
      await expect(formStatus(page)).toHaveText(sending.sent)
      await expect(formStatus(page)).toBeFocused()
      expect(chooseEndpoint(form).submissions).toEqual([createSentValues(form)])
      expect(await readFormValues(page, form)).toEqual(createEmptyValues(form))
      // Ignores the advice to install React DevTools: React's development build, used with mutants, logs it.
      expect(loggedTexts.filter((text) => !text.includes('React DevTools'))).toEqual([])
    })

    test('sends after a navigation by link and by Back', async ({ page }) => {
      await gotoHydrated(page, '/about')
      const requestedDocuments = recordRequests(page, 'document')
      await page.getByRole('contentinfo').locator(`a[href="/${form.kind}"]`).click()
      await expect(form.locate(page)).toBeVisible()
      expect(requestedDocuments, 'without a reload').toEqual([])
      await form.fillAndSubmit(page)
      await expect(formStatus(page)).toHaveText(sending.sent)
      await page.getByRole('contentinfo').locator('a[href="/products"]').click()
      await expect(form.locate(page)).toHaveCount(0)
      await page.goBack()
      await form.fillAndSubmit(page)
      await expect.poll(() => chooseEndpoint(form).submissions).toHaveLength(2)
      await expect(formStatus(page)).toHaveText(sending.sent)
    })
  })

for (const [form, name, text] of [
  [contactForm, 'message', 'And one thing more.'],
  [grievanceForm, 'cardNo', '815'],
] as const)
  test(
    `text typed during a request stays, and the focus: ${name}`,
    { tag: '@endpoint' },
    async ({ page }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      chooseEndpoint(form).setAnswer((response) => void released.then(() => response.writeHead(204).end()))
      await openAndSubmit(page, form)
      await expect(formStatus(page)).toHaveText(sending.sending)
      await form.locateField(page, name).fill(text)
      const firstField = page.getByRole('form').locator('input').first()
      await firstField.press('Enter') // must be ignored while the first submission is pending
      release()
      await expect(formStatus(page)).toHaveText(sending.sent)
      await expect(firstField).toBeFocused()
      await expect(form.locateField(page, name)).toHaveValue(text)
      expect(chooseEndpoint(form).submissions).toHaveLength(1)
    },
  )

test.describe('a submission', { tag: '@endpoint' }, () => {
  const form = contactForm

  test.use({ allowConsole: failedSubmissionPattern })

  test('retries with the same key, and uses a new key for the next submission', async ({ page }) => {
    const sentRequests: Request[] = []
    page.on('request', (request) => request.method() === 'POST' && sentRequests.push(request))
    await submitWithoutAnswer(page, form)
    await page.getByRole('button', { name: sending.again }).click()
    await expect(formStatus(page)).toHaveText(sending.sent)
    await form.fillAndSubmit(page)
    await expect.poll(() => sentRequests.length).toBe(3)
    expect(sentRequests.map((each) => each.headers().accept)).toEqual(Array(3).fill('application/json'))
    const [first, second, third] = sentRequests.map((each) => each.headers()['idempotency-key'])
    expect(first).toMatch(/^\d+(-\d+){3}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('is accessible after an unknown result, and sends the new text', async ({ page }) => {
    await submitWithoutAnswer(page, form)
    await expectAccessible(page, ['frame-tested: <iframe>'])
    await form.locateField(page, 'message').fill('Three tables, please.')
    await page.getByRole('button', { name: sending.again }).click()
    await expect(formStatus(page)).toHaveText(sending.sent)
    expect(chooseEndpoint(form).submissions.at(-1)).toMatchObject({ message: 'Three tables, please.' })
  })
})

test.describe('without JavaScript', { tag: '@endpoint' }, () => {
  test.use({ javaScriptEnabled: false })
  test.skip(({ browserName }) => browserName === 'firefox', 'its driver cannot switch JavaScript off')

  /** Values in valid formats, because the browser's own validation would refuse the sample values. */
  const validEmail = { email: 'asha@example.com' }
  const validPhone = { phoneNo: '5550142' }

  test('a form is sent, and the endpoint redirects back to the thanks', async ({ page }) => {
    foreignEndpoint.setAnswer(createRedirectAnswer(`${ownOrigin}/grievance#sent`))
    await page.goto('/grievance')
    await expect(page.getByText(sending.sent)).toBeHidden()
    await grievanceForm.fillAndSubmit(page, validPhone)
    await expect(page).toHaveURL('/grievance#sent')
    await expect(page.getByText(sending.sent)).toBeInViewport({ ratio: 1 })
    const headerBox = await measureBox(page.getByRole('banner'))
    expect((await measureBox(page.getByText(sending.sent))).y, 'below the header').toBeGreaterThan(
      headerBox.y + headerBox.height,
    )
    await expect(page.getByText(sending.refused)).toBeHidden()
    expect(foreignEndpoint.submissions).toEqual([{ ...createSentValues(grievanceForm), ...validPhone }])
  })

  test('an empty form is not sent, and a refusal is shown', async ({ page }) => {
    ownEndpoint.setAnswer(createRedirectAnswer('/contact#not-sent'))
    await page.goto('/contact')
    await contactForm.submit(page)
    await expect(contactForm.locateField(page, 'name')).toBeFocused()
    await expect(page).toHaveURL('/contact')
    await contactForm.fillAndSubmit(page, validEmail)
    await expect(page.getByText(sending.refused)).toBeVisible()
    await expect(page.getByText(sending.sent)).toBeHidden()
  })
})

test.describe('a submission that fails', { tag: '@endpoint' }, () => {
  // Browsers log most of these failures to the console.
  test.use({ allowConsole: failedSubmissionPattern, allowStatus: [400, 500] })

  const answerWith = (answer: Answer) => () => ownEndpoint.setAnswer(answer)
  const failureCases: [name: string, form: TestForm, end: 'refused' | 'unknown', (page: Page) => unknown][] =
    [
      ['with 400', contactForm, 'refused', answerWith((response) => response.writeHead(400).end())],
      ['without CORS', grievanceForm, 'unknown', () => foreignEndpoint.disableCors()],
    ]
  for (const [name, form, end, fail] of failureCases)
    test(`${name} keeps every character and does not claim success`, async ({ page }) => {
      await gotoHydrated(page, `/${form.kind}#sent`) // shows the thanks, as after a submission without JavaScript
      await form.fill(page)
      await fail(page)
      await form.submit(page)
      await expect(formStatus(page)).toContainText(sending[end], { timeout: 15_000 })
      await expect(page.getByText(sending.sent).filter({ visible: true })).toHaveCount(0)
      await expect(formStatus(page)).toContainText(sending.otherwise)
      await expect(formStatus(page).locator('a[href^="tel:"]')).toBeVisible()
      for (const [url, isThere] of [
        ['mailto:', form === contactForm],
        ['https://wa.me/', form === contactForm && contact.whatsApp],
      ] as const)
        await expect(formStatus(page).locator(`a[href^="${url}"]`)).toHaveCount(isThere ? 1 : 0)
      expect(await readFormValues(page, form)).toEqual(createSentValues(form))
      await formStatus(page).getByRole('button', { name: confirmation.copy }).click()
      await expect(formStatus(page)).toContainText(confirmation.copied)
    })
})

test.describe('a visitor who leaves during the request,', { tag: '@endpoint' }, () => {
  test.use({ allowConsole: failedSubmissionPattern, allowStatus: [500] })

  for (const [form, code, text, expectedValues] of [
    [contactForm, 500, sending.unknown, createSentValues(contactForm)],
    // After Back the form lacks the identity numbers, so it differs from what was sent. It must still be emptied.
    [grievanceForm, 204, sending.sent, createEmptyValues(grievanceForm)],
  ] as const)
    for (const returns of ['after', 'before', 'by a link after'])
      test(`and returns ${returns} the answer, finds its result: ${form.kind} ${code}`, async ({ page }) => {
        const heldAnswer = Promise.withResolvers<void>()
        const endpoint = chooseEndpoint(form)
        endpoint.setAnswer((response) => void heldAnswer.promise.then(() => response.writeHead(code).end()))
        await openAndSubmit(page, form)
        await expect(formStatus(page)).toHaveText(sending.sending)
        await page.getByRole('contentinfo').locator('a[href="/about"]').click()
        await expect(form.locate(page)).toHaveCount(0)
        const responsePromise = page.waitForResponse((each) => each.request().method() === 'POST')
        if (returns === 'before') await page.goBack()
        heldAnswer.resolve()
        await responsePromise
        if (returns === 'after') await page.goBack()
        if (returns === 'by a link after') await navigationLink(page, `/${form.kind}`).click()
        await expect(formStatus(page)).toContainText(text)
        await expect.poll(() => readFormValues(page, form)).toEqual(expectedValues)
      })
})

test.describe('a visitor who loads another document during the request', { tag: '@endpoint' }, () => {
  test.use({ allowHosts: [] }) // with other hosts Playwright intercepts requests, and answers preflights itself

  test('has sent the message', async ({ page }) => {
    const releasePreflights = foreignEndpoint.holdPreflights()
    await openAndSubmit(page, grievanceForm)
    await expect(formStatus(page)).toHaveText(sending.sending)
    await expect(page.getByRole('button', { name: grievanceForm.button })).toBeDisabled()
    await page.goto('/about')
    releasePreflights()
    await expect.poll(() => foreignEndpoint.submissions).toEqual([createSentValues(grievanceForm)])
  })
})

test('a form on a translated page sends', { tag: '@endpoint' }, async ({ page }) => {
  await stubTranslationService(page)
  await gotoHydrated(page, '/contact?translate')
  await chooseLanguage(page, 'hi')
  await expect(heading(page)).toHaveText(/^«/)
  for (const { name } of contactForm.fields) await page.locator(`[name=${name}]`).fill('1')
  await page.locator('form [type=submit]').click()
  await expect.poll(() => ownEndpoint.submissions).toMatchObject([{ message: '1' }])
  await expect.poll(() => readFormValues(page, contactForm)).toEqual(createEmptyValues(contactForm))
})
