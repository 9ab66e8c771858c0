import type { Page } from '@playwright/test'
import { expectDescriptions, expectNames } from './each.ts'
import { expect, goto, routes, test } from '../fixtures.ts'
import {
  type Address,
  addresses,
  contactValues,
  expected,
  grievanceValues,
  openLightbox,
  phone,
} from './states.ts'

test.use(expected)

/** Level and words of each heading, in order. */
const outlines: Record<Address, string[]> = {
  '/': [
    '1 Designers and exporters of the finest contemporary furniture and interior accessories',
    '2 Certifications',
    '2 The firm in numbers',
    '2 EXPERIENCE THE ESSENCE',
    '2 What we make',
    '2 Made by hand and by heat',
    '3 Solid timber',
    '3 Wrought iron',
    '3 Antique reproductions',
    "2 FIRM'S APPROACH",
  ],
  '/about': [
    '1 Our Firm',
    '2 The company',
    '2 Who We are',
    '2 Vision',
    '2 Mission',
    '2 Core values',
    '2 Certifications',
  ],
  '/products': ['1 Our Products'],
  '/grievance': ['1 Grievance Redressal'],
  '/contact': ['1 Contact Us', '2 Factory', '2 Head office', '2 Showroom', '2 Contact Form'],
  '/no-such-page': ['1 Unexpected Application Error!'],
}
const footerOutline = ['2 Head office', '2 Factory', '2 Contact']

/** Names of the regions in the main part, in order. */
const regions: Record<Address, string[]> = {
  '/': [
    'Rooms by the firm',
    'Designers and exporters of the finest contemporary furniture and interior accessories',
    'Certifications',
    'The firm in numbers',
    'EXPERIENCE THE ESSENCE',
    'What we make',
    'Made by hand and by heat',
    "FIRM'S APPROACH",
  ],
  '/about': ['Our Firm', 'The company', 'Who We are', 'Vision and Mission', 'Core values', 'Certifications'],
  '/products': ['Our Products'],
  '/grievance': ['Grievance Redressal'],
  '/contact': ['Contact Us', 'Contact Form'],
  '/no-such-page': [],
}

const outline = (page: Page) =>
  page
    .getByRole('heading')
    .evaluateAll((headings) =>
      headings.map(({ localName, textContent }) => `${localName.slice(1)} ${textContent}`),
    )

for (const address of addresses) {
  test(`the headings of ${address} are its outline: one of level 1, and no level left out`, async ({
    page,
  }) => {
    await goto(page, address)
    expect(await outline(page)).toEqual([...outlines[address], ...footerOutline])
  })

  test(`${address} has one banner, main part and footer, and two named navigations`, async ({ page }) => {
    await goto(page, address)
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1)
    await expectNames(page.getByRole('navigation'), ['Main', 'Footer'])
  })

  test(`the regions of ${address} are named`, async ({ page }) => {
    await goto(page, address)
    const found = page.getByRole('main').getByRole('region')
    await expect(found).toHaveCount(regions[address].length)
    await expectNames(found, regions[address])
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
