import type { Page } from '@playwright/test'
import { labels, site } from './content.ts'
import { consoleLogs, expect, test } from './fixtures.ts'
import {
  contact,
  expected,
  fieldOf,
  fill,
  grievance,
  input,
  messages,
  open,
  send,
  status,
  submit,
  values,
} from './forms.ts'
import { proves } from './specification.ts'

const { confirmation } = labels
const message = (form: typeof contact) => fieldOf(form, 'message')
const copy = (page: Page) => status(page).getByRole('button', { name: confirmation.copy })

test.use(expected)

/** Everything that a page can store about its visitor, except cookies. */
const keptBy = (page: Page) =>
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
    test(
      'logs its values once, under the specified names, sends nothing and keeps nothing',
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
        const logs = consoleLogs(page)
        await open(page, form)
        const requests: string[] = []
        page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`))
        await fill(page, form)
        await submit(page, form)
        await expect(status(page)).toContainText(confirmation.thanks)
        expect(await Promise.all(logs)).toEqual([[values(form)]])
        // Requests keep their order: one of the form's own would come before this one.
        await page.evaluate(() => fetch('/robots.txt'))
        // Scrolling to the form brings the map into view, so the map loads.
        const map = 'GET https://www.openstreetmap.org/export/embed.html?bbox='
        const others = requests.filter((request) => !request.startsWith(map))
        expect(others).toEqual([expect.stringMatching(/^GET .*\/robots\.txt$/)])
        await expect(page).toHaveURL(`/${kind}`)
        const kept = await keptBy(page)
        for (const { value } of fields) expect(JSON.stringify(kept)).not.toContain(value)
        expect(kept).toMatchObject({ local: {}, databases: [], caches: [], name: '' })
        expect(await context.cookies()).toEqual([])
      },
    )

    test('is submitted by the Enter key', async ({ page }) => {
      await open(page, form)
      await fill(page, form)
      await input(page, fieldOf(form, fields[0]?.name ?? '')).press('Enter')
      await expect(status(page)).toContainText(confirmation.thanks)
    })
  })
}

test.describe('the confirmation', { tag: '@readonly' }, () => {
  test(
    'has the focus, above a form that is empty again and starts afresh',
    proves('entities.attempted'),
    async ({ page }) => {
      await open(page, contact)
      await submit(page, contact)
      await fill(page, contact)
      await submit(page, contact)
      await expect(status(page)).toBeFocused()
      for (const field of contact.fields) await expect(input(page, field)).toHaveValue('')
      await input(page, fieldOf(contact, 'name')).fill('1')
      await input(page, fieldOf(contact, 'name')).clear()
      await expect(messages(page)).toHaveCount(0)
    },
  )

  test('stands on a ground of its own', async ({ page }) => {
    await send(page, grievance)
    const [own, around] = await status(page).evaluate((box) =>
      [box, box.closest('section') ?? box].map((part) => getComputedStyle(part).backgroundColor),
    )
    expect(own).not.toBe(around)
  })

  test('does not pretend that anything was sent, and brings no Aadhaar number into any link', async ({
    page,
  }) => {
    await send(page, grievance)
    await expect(status(page)).toContainText(confirmation.nothingSent)
    await expect(status(page)).not.toContainText(/(has been|was|is) sent|received|get back to you/i)
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
    await context.grantPermissions(['clipboard-write'])
    const text = 'नमस्ते '.repeat(33)
    await open(page, contact)
    await fill(page, contact)
    await input(page, message(contact)).fill(text)
    await submit(page, contact)
    const email = status(page).getByRole('link', { name: confirmation.email })
    const href = (await email.getAttribute('href')) ?? ''
    expect(href.length).toBeLessThan(1900)
    expect(decodeURIComponent(href)).toContain('नमस्ते')
    await expect(status(page)).toContainText(confirmation.tooLong)
    await expect(input(page, message(contact))).toHaveValue(text)
    await copy(page).click()
    await expect(status(page)).toContainText(confirmation.copied)
    await expect(input(page, message(contact))).toHaveValue('')
    await input(page, message(contact)).press('Control+V')
    await expect(input(page, message(contact))).toHaveValue(new RegExp(`: Asha Rao\n.*: ${text.trim()}`, 's'))
  })

  test('says where the message could not be copied, and keeps it', { tag: '@chromium' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await send(page, grievance)
    await copy(page).click()
    await expect(status(page)).toContainText(confirmation.failed)
    await expect(input(page, message(grievance))).toHaveValue('A drawer sticks.')
  })

  test('offers of a grievance the message to copy, without the numbers, and keeps the fields until then', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write'])
    await send(page, grievance)
    await expect(input(page, fieldOf(grievance, 'aadharNo'))).toHaveValue('999988887777')
    await copy(page).click()
    await expect(input(page, fieldOf(grievance, 'aadharNo'))).toHaveValue('')
    await input(page, message(grievance)).press('Control+V')
    await expect(input(page, message(grievance))).toHaveValue('A drawer sticks.')
  })

  test('comes once by a double click', async ({ page }) => {
    const logs = consoleLogs(page)
    await open(page, contact)
    await fill(page, contact)
    await page.getByRole('button', { name: contact.button }).dblclick()
    await expect(status(page)).toContainText(confirmation.thanks)
    await expect(messages(page)).toHaveCount(0)
    expect(logs).toHaveLength(1)
  })

  test('goes when the next submission fails', async ({ page }) => {
    await send(page, contact)
    await submit(page, contact)
    await expect(status(page)).toHaveText('')
    await expect(input(page, fieldOf(contact, 'name'))).toBeFocused()
  })
})
