import type { Page } from '@playwright/test'
import {
  carouselReady,
  consoleLogs,
  expect,
  freeze,
  heading,
  live,
  navigation,
  paintFirst,
  pass,
  test,
} from './fixtures.ts'

/** Opens a page whose app does not arrive before the returned function is called. */
async function openWithoutApp(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/app-[^/]+\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path)
  return async () => {
    resolve()
    await live(page)
  }
}

/** The requests for the app from now on. */
function askedForApp(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/app-')) asked.push(request.url())
  })
  return asked
}

const shownSlide = (page: Page) =>
  page.getByRole('group', { name: 'Choose a slide' }).locator('[aria-current=true]')

// What was kept takes effect without a fresh touch, so the page moves by itself.
test.use({ allowShift: true })

test.describe('before the app has arrived', { tag: '@readonly' }, () => {
  test('two presses are kept and take effect in order', async ({ page }) => {
    await freeze(page)
    const arrive = await openWithoutApp(page, '/')
    await page.getByRole('button', { name: 'Slide 2' }).click()
    await page.getByRole('button', { name: 'Next slide' }).click()
    await arrive()
    await carouselReady(page)
    await expect(shownSlide(page)).toHaveAccessibleName('Slide 3')
  })

  test('a photograph of the gallery is kept', async ({ page }) => {
    const arrive = await openWithoutApp(page, '/products')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^View large/ })
      .nth(1)
      .click()
    await expect(page).toHaveURL('/products')
    await arrive()
    await expect(page.getByRole('dialog', { name: 'Photograph' }).getByText('2 / 10')).toBeVisible()
  })

  test('the tour film is kept', async ({ page }) => {
    const arrive = await openWithoutApp(page, '/')
    await page.getByRole('link', { name: 'Play the tour' }).click()
    await arrive()
    await expect(page.getByRole('dialog', { name: 'A tour of our work' })).toBeVisible()
  })

  test.describe('and hangs for 3 s', () => {
    test.use({ allowConsole: /./ })
    const note = (page: Page) => page.getByRole('alert')

    test('a photograph opens by itself', async ({ page }) => {
      await freeze(page)
      await openWithoutApp(page, '/products')
      const photograph = page
        .getByRole('main')
        .getByRole('link', { name: /^View large/ })
        .first()
      const address = await photograph.getAttribute('href')
      // Not the picture itself: browsers show one in a document of their own, whose styles the policy refuses.
      await page.route(address ?? '', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
      await photograph.click()
      await pass(page, 2_900)
      await expect(page).toHaveURL('/products')
      await page.clock.runFor(100)
      await expect(page).toHaveURL(address ?? 'none')
    })

    test('a button that was pressed is not forgotten, and a note says what is the matter', async ({
      page,
    }) => {
      await freeze(page)
      const arrive = await openWithoutApp(page, '/')
      await expect(note(page)).toBeHidden()
      await page.getByRole('button', { name: 'Slide 3' }).click()
      await pass(page, 3_000)
      await expect(note(page)).toContainText('could not be loaded')
      await arrive()
      await expect(shownSlide(page)).toHaveAccessibleName('Slide 3')
      await expect(note(page)).toBeHidden()
    })

    test('no note comes later where the app was late, but in time', async ({ page }) => {
      await freeze(page)
      const arrive = await openWithoutApp(page, '/')
      await page.getByRole('button', { name: 'Slide 3' }).click()
      await arrive()
      await pass(page, 3_000)
      await expect(note(page)).toBeHidden()
    })
  })

  test('a link works at once', async ({ page }) => {
    await freeze(page) // what is kept would take effect later
    await openWithoutApp(page, '/about')
    await navigation(page).getByRole('link', { name: 'Products' }).click()
    await expect(heading(page)).toHaveText('Our Products')
  })

  test('an incomplete form is kept and shows its messages', async ({ page }) => {
    const arrive = await openWithoutApp(page, '/grievance')
    await page.getByLabel('Card number').fill('1')
    await page.getByRole('button', { name: 'Submit' }).click()
    await arrive()
    await expect(page.getByText(/^It's mandatory/)).toHaveCount(3)
    await expect(page.getByLabel('Aadhar number')).toBeFocused()
  })

  test('the menu button is kept', { tag: '@mobile' }, async ({ page }) => {
    const arrive = await openWithoutApp(page, '/')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await arrive()
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
    await expect(navigation(page)).toBeVisible()
  })

  test('a swipe of the strip stays', async ({ page }) => {
    await freeze(page)
    const arrive = await openWithoutApp(page, '/')
    const strip = page.getByRole('group', { name: '2 of 3' }).locator('xpath=../..')
    await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
    await arrive()
    await carouselReady(page)
    await expect(shownSlide(page)).toHaveAccessibleName('Slide 2')
  })

  test('a complete form, sent by a double click, is logged once and stays confirmed', async ({ page }) => {
    const logs = consoleLogs(page)
    const arrive = await openWithoutApp(page, '/grievance')
    for (const label of ['Card number', 'Aadhar number', 'Phone number', 'Message'])
      await page.getByLabel(label).fill('1')
    await page.getByRole('button', { name: 'Submit' }).dblclick()
    await arrive()
    await expect(page.getByRole('status')).toBeFocused()
    await expect(page.getByText(/^It's mandatory/)).toHaveCount(0)
    expect(await Promise.all(logs)).toEqual([[{ cardNo: '1', aadharNo: '1', phoneNo: '1', message: '1' }]])
    await expect(page).toHaveURL('/grievance')
  })

  test('a mouse that rests over the page does not fetch the app, one that moves does', async ({ page }) => {
    const asked = askedForApp(page)
    await freeze(page)
    await page.goto('/about')
    await page.evaluate(async () => {
      dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
      await fetch('/robots.txt') // comes after whatever that has asked for
    })
    expect(asked).toHaveLength(0)
    await live(page)
    expect(asked).toHaveLength(1)
  })

  test('a page that never comes to rest gets its app 2 s after it has loaded', async ({ page }) => {
    const asked = askedForApp(page)
    await freeze(page)
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, { timeout = Infinity } = {}) =>
        Number.isFinite(timeout) ? Number(setTimeout(callback, timeout)) : 0
    })
    await page.goto('/about')
    await paintFirst(page)
    await expect(page.locator('html')).toContainClass('painted')
    await pass(page, 1_900)
    expect(asked).toHaveLength(0)
    await pass(page, 100)
    await expect.poll(() => asked).toHaveLength(1)
  })
})
