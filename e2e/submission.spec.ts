import { consoleLogs, expect, site, test } from './fixtures.ts'
import {
  contact,
  expected,
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

test.use(expected)

for (const form of [grievance, contact]) {
  const { kind, fields, lines } = form

  test.describe(`a complete ${kind} form`, { tag: '@readonly' }, () => {
    test(
      'logs its values once, under the specified names',
      { tag: proves('states.logged', 'calls.noBackend', ...lines) },
      async ({ page }) => {
        const logs = consoleLogs(page)
        await send(page, form)
        expect(await Promise.all(logs)).toEqual([[values(form)]])
      },
    )

    test('sends nothing', { tag: proves('states.nothingSent', 'calls.noBackend') }, async ({ page }) => {
      await open(page, form)
      await page.waitForLoadState('networkidle')
      const requests: string[] = []
      page.on('request', (request) => void requests.push(`${request.method()} ${request.url()}`))
      await page.evaluate(() => {
        navigator.sendBeacon = () => {
          throw new Error('a beacon was sent')
        }
      })
      await fill(page, form)
      await submit(page, form)
      await expect(status(page)).toContainText('Thank you')
      await page.waitForLoadState('networkidle')
      // The map comes into view on the way to the form.
      const map = 'GET https://www.openstreetmap.org/export/embed.html?bbox='
      expect(requests.filter((request) => !request.startsWith(map))).toEqual([])
    })

    test(
      'keeps nothing, neither in the address nor in the browser',
      { tag: proves('states.nothingSent', 'entities.none', 'firm.nothingKept') },
      async ({ page, context }) => {
        await send(page, form)
        await expect(page).toHaveURL(`/${kind}`)
        const kept = await page.evaluate(async () => ({
          local: { ...localStorage },
          session: { ...sessionStorage },
          databases: (await indexedDB.databases()).map(({ name }) => name),
          caches: await caches.keys(),
          cookie: document.cookie,
          name: window.name,
          history: JSON.stringify(history.state),
        }))
        const text = JSON.stringify(kept)
        for (const { value } of fields) expect(text).not.toContain(value)
        expect(kept).toMatchObject({ local: {}, databases: [], caches: [], cookie: '', name: '' })
        expect(await context.cookies()).toEqual([])
      },
    )

    test('is submitted by the Enter key', async ({ page }) => {
      await open(page, form)
      await fill(page, form)
      await input(page, fields[0]?.label ?? '').press('Enter')
      await expect(status(page)).toContainText('Thank you')
    })
  })
}

test.describe('the confirmation', { tag: '@readonly' }, () => {
  test(
    'has the focus, above a form that is empty again and starts afresh',
    { tag: proves('entities.attempted') },
    async ({ page }) => {
      await open(page, contact)
      await submit(page, contact)
      await fill(page, contact)
      await submit(page, contact)
      await expect(status(page)).toBeFocused()
      for (const { label } of contact.fields) await expect(input(page, label)).toHaveValue('')
      await input(page, 'Name').fill('1')
      await input(page, 'Name').clear()
      await expect(messages(page)).toHaveCount(0)
    },
  )

  test('does not pretend that anything was sent', async ({ page }) => {
    await send(page, grievance)
    await expect(status(page)).toContainText('does not send anything')
    await expect(status(page)).not.toContainText(
      /(has been|was|is|been) sent|we (have )?received|get back to you/i,
    )
    await expect(status(page).getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      `tel:${site.phone.replace(/[^+\d]/g, '')}`,
    )
  })

  test('thanks the visitor by name and offers an e-mail with what was typed', async ({ page }) => {
    await send(page, contact)
    await expect(status(page)).toContainText('Thank you, Asha Rao.')
    const link = status(page).getByRole('link', { name: /e-mail/ })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.protocol + address.pathname).toBe(`mailto:${site.email}`)
    for (const { value } of contact.fields) expect(address.searchParams.get('body')).toContain(value)
  })

  test('brings no Aadhaar number into any link', async ({ page }) => {
    await send(page, grievance)
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.join(' ')).not.toContain('999988887777')
    await expect(status(page).locator('a[href^=mailto]')).toHaveCount(0)
  })

  test('goes when the next submission fails', async ({ page }) => {
    await send(page, contact)
    await submit(page, contact)
    await expect(status(page)).toHaveText('')
    await expect(input(page, 'Name')).toBeFocused()
  })
})
