import { expectDescriptions, expectNames } from './each.ts'
import { expect, goto, routes, test } from '../fixtures.ts'
import { addresses, contactValues, expected, grievanceValues, openLightbox, phone } from './states.ts'

test.use(expected)

/** The first heading of each address. */
const first: Record<string, string> = Object.fromEntries(routes.map(({ path, heading }) => [path, heading]))

for (const address of addresses) {
  test(`the headings of ${address} are an outline: one of level 1, and no level left out`, async ({
    page,
  }) => {
    await goto(page, address)
    const headings = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((all) =>
        all.map(({ localName, textContent }) => ({ level: Number(localName.slice(1)), words: textContent })),
      )
    const top = headings.filter(({ level }) => level === 1).map(({ words }) => words)
    expect(top).toEqual([first[address] ?? 'Unexpected Application Error!'])
    const leaps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    expect(leaps).toEqual([])
  })

  test(`${address} has one banner, main part and footer, and two named navigations`, async ({ page }) => {
    await goto(page, address)
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1)
    await expectNames(page.getByRole('navigation'), ['Main', 'Footer'])
  })

  test(`the sections of ${address} are regions: each is named, none like another`, async ({ page }) => {
    await goto(page, address)
    const tree = await page.getByRole('main').ariaSnapshot()
    const names = [...tree.matchAll(/^\s*- region "(.*?)"/gm)].map(([, name]) => name)
    const sections = address === '/no-such-page' ? 0 : await page.locator('main section').count()
    expect(names).toHaveLength(sections)
    expect(new Set(names).size).toBe(sections)
  })

  test(`${address} says that it is in English`, async ({ page }) => {
    await goto(page, address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test(`no two links of ${address} have the same name and different targets`, async ({ page }) => {
    await goto(page, address)
    const links = await page.getByRole('link').evaluateAll((links) =>
      links.map((link) => ({
        name: link.getAttribute('aria-label') ?? link.textContent.trim(),
        target: link instanceof HTMLAnchorElement ? link.href : '',
      })),
    )
    const targets = Map.groupBy(links, ({ name }) => name)
    const ambiguous = [...targets].filter(([, same]) => new Set(same.map(({ target }) => target)).size > 1)
    expect(ambiguous).toEqual([])
  })

  test(`no link of ${address} is nameless or says only "here", "more" or an address`, async ({ page }) => {
    await goto(page, address)
    const names = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? link.textContent.trim()))
    expect(names.filter((name) => /^(|here|click here|more|read more|link|https?:.*)$/i.test(name))).toEqual(
      [],
    )
  })

  test(`every link of ${address} that opens a new tab says so`, async ({ page }) => {
    await goto(page, address)
    const silent = await page
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => link.getAttribute('target') === '_blank' && !/new tab/.test(link.textContent))
          .map(({ textContent }) => textContent),
      )
    expect(silent).toEqual([])
  })

  test(`the skip link of ${address} leads past the header`, async ({ page }) => {
    await goto(page, address)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator('a[href], button, input').first()).toBeFocused()
  })
}

for (const { path, link, heading, title } of routes) {
  const from = path === '/' ? '/about' : '/'
  test(`choosing ${link} sets the title before the focus comes to the heading`, async ({ page }) => {
    await goto(page, from)
    await page.evaluate(() =>
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLHeadingElement)
          document.documentElement.dataset.titleAtFocus = document.title
      }),
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page.locator('html')).toHaveAttribute('data-title-at-focus', title)
  })

  test(`${link} is the current item of both the address and the navigation`, async ({ page }) => {
    await goto(page, path)
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')
    await expect(current).toHaveText([link])
    await expect(current).toHaveAttribute('aria-current', 'page')
  })
}

test('no link that opens a new tab hands over its window or says where the visitor comes from', async ({
  page,
}) => {
  for (const address of addresses) {
    await page.goto(address)
    const links = page.locator('a[target]')
    const generous = await links.evaluateAll((links) =>
      links
        .filter((link) => link.getAttribute('rel') !== 'noopener noreferrer')
        .map(({ textContent }) => textContent),
    )
    expect.soft(generous, address).toEqual([])
  }
})

const forms = [
  {
    path: '/grievance',
    form: 'Grievance Redressal',
    button: 'Submit',
    values: grievanceValues,
    tokens: { 'Card number': 'off', 'Aadhar number': 'off', 'Phone number': 'tel-national', Message: 'off' },
    messages: {
      'Card number': "It's mandatory to fill Card Number",
      'Aadhar number': "It's mandatory to fill Aadhar Number",
      'Phone number': "It's mandatory to fill Phone Number",
      Message: "It's mandatory to fill Message",
    },
  },
  {
    path: '/contact',
    form: 'Contact Form',
    button: 'Send Message',
    values: contactValues,
    tokens: { Name: 'name', Email: 'email', 'Phone number': 'tel-national', Message: 'off' },
    messages: {
      Name: "It's mandatory to fill Name",
      Email: "It's mandatory to fill Aadhar Number",
      'Phone number': "It's mandatory to fill Phone Number",
      Message: "It's mandatory to fill Message",
    },
  },
]

for (const { path, form, button, values, tokens, messages } of forms) {
  test(`the fields of ${path} tell the browser what they are for`, async ({ page }) => {
    await goto(page, path)
    for (const [label, token] of Object.entries(tokens))
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token)
  })

  test(`each field of ${path} says once that it is required, and nothing is wrong with it yet`, async ({
    page,
  }) => {
    await goto(page, path)
    const fields = page.getByRole('form', { name: form }).locator('input, textarea')
    const said = await fields.evaluateAll((fields) =>
      fields.map((field) => ({
        required: field.hasAttribute('required'),
        besides: field.hasAttribute('aria-required'),
        invalid: field.hasAttribute('aria-invalid'),
      })),
    )
    expect(said).toEqual(
      Array.from({ length: 4 }, () => ({ required: true, besides: false, invalid: false })),
    )
    await expectNames(fields, Object.keys(messages))
    await expectDescriptions(fields, ['', '', '', ''])
  })

  test(`after sending ${path} empty, each field is invalid and described by its message`, async ({
    page,
  }) => {
    await goto(page, path)
    await page.getByRole('button', { name: button }).click()
    const fields = page.getByRole('form', { name: form }).locator('input, textarea')
    await expectDescriptions(fields, Object.values(messages))
    await expect(fields.and(page.locator('[aria-invalid=true]'))).toHaveCount(4)
  })

  test(`after sending ${path} empty, the focus is on the first field, so that its message is read`, async ({
    page,
  }) => {
    await goto(page, path)
    await page.getByRole('button', { name: button }).press('Enter')
    await expect(page.getByRole('form', { name: form }).locator('input').first()).toBeFocused()
  })

  test(`a field of ${path} that has been filled is no longer invalid nor described`, async ({ page }) => {
    await goto(page, path)
    await page.getByRole('button', { name: button }).click()
    const field = page.getByLabel('Message', { exact: true })
    await field.fill('A leg came loose.')
    await expect(field).toHaveAccessibleDescription('')
    await expect(field).not.toHaveAttribute('aria-invalid')
  })

  test(`the confirmation of ${path} is a status and has the focus`, async ({ page }) => {
    await goto(page, path)
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: button }).press('Enter')
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toContainText('Thank you')
    await expect(status).toBeFocused()
  })
}

test('the Tab key leaves a number field, also after letters', async ({ page }) => {
  await goto(page, '/grievance')
  await page.getByLabel('Card number').focus()
  await page.keyboard.type('12ab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Aadhar number')).toBeFocused()
})

test('the failure of the site says so to screen readers as it appears', async ({ page }) => {
  await goto(page, '/')
  await expect(page.getByRole('alert', { includeHidden: true })).toContainText(
    'Unexpected Application Error!',
  )
})

test('every photograph has words for those who cannot see it', async ({ page }) => {
  await goto(page, '/products')
  const pictures = page.getByRole('main').getByRole('img')
  await expect(pictures).toHaveCount(10)
  const names = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt') ?? ''))
  expect(names.filter((name) => name.length < 20)).toEqual([])
})

test('the photograph of the lightbox has words for those who cannot see it', async ({ page }) => {
  await goto(page, '/products')
  await openLightbox(page)
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAccessibleName(/^Oak bed seen from the side/)
})

test('the silent film says what it shows', async ({ page }) => {
  await goto(page, '/')
  await page.getByRole('link', { name: 'Play the tour' }).click()
  await expect(page.getByRole('dialog').locator('video')).toHaveAccessibleName(
    /^A silent tour: slow drifts over/,
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('after a choice in the menu the focus is on the heading, not on the hidden link', async ({ page }) => {
    await goto(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  })
})
