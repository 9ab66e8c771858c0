import type { Page } from '@playwright/test'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { contrastRatio, luminance, parseChannels } from './access/luminance.ts'
import { finalCounterTexts, film, home, labels, products, routes, site, dotLabel } from './content.ts'
import { expect, goto, test, photographLinks } from './fixtures.ts'
import { findShownPhotographs } from './shownPhotographs.ts'

/** Opens a page and waits for its print styles, which load after everything else. */
async function openWithPrintStyles(page: Page, path: string) {
  await goto(page, path)
  await page.waitForFunction(() =>
    Array.from(document.styleSheets, ({ media }) => media.mediaText).includes('print'),
  )
}

/** Selects the elements that are not printed: controls, and texts that are only for the screen or for screen readers. */
const notPrinted = 'button, form, noscript, .button, [data-screen-only], .visually-hidden, #sent, #not-sent'

/** Papers. `screen` is the viewport before printing, `size` the printable area in CSS px within margins of 1 cm. */
const papers = {
  'is upright': {
    format: 'A4',
    landscape: false,
    screen: { width: 390, height: 844 },
    size: { width: 718, height: 1047 },
  },
  'is sideways': {
    format: 'A4',
    landscape: true,
    screen: { width: 820, height: 1180 },
    size: { width: 1047, height: 718 },
  },
  'is small': {
    format: 'A5',
    landscape: false,
    screen: { width: 1440, height: 900 },
    size: { width: 483, height: 718 },
  },
}
type Paper = (typeof papers)[keyof typeof papers]

const removeWhitespace = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

/** A printed sheet of paper. */
interface Sheet {
  /** Its text without whitespace. */
  text: string
  /** Number of photographs. One that is split across two sheets counts on both. */
  photographs: number
}

/** Prints the page to PDF and reads text and photographs of each sheet from it. */
async function printToSheets(
  page: Page,
  { format, landscape }: Paper = papers['is upright'],
): Promise<Sheet[]> {
  await findShownPhotographs(page, 'body') // printing does not wait for photographs that are loading
  const pdf = await page.pdf({
    format,
    landscape,
    margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
  })
  const { OPS } = await getResolvedPDFJS()
  const pdfDocument = await getDocumentProxy(new Uint8Array(pdf))
  const sheets = Array.from({ length: pdfDocument.numPages }, async (_, index) => {
    const sheet = await pdfDocument.getPage(index + 1)
    const { items } = await sheet.getTextContent()
    const { fnArray } = await sheet.getOperatorList()
    return {
      text: removeWhitespace(items.map((item) => ('str' in item ? item.str : '')).join('')),
      photographs: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    }
  })
  return Promise.all(sheets)
}

const printedPhotographs = (page: Page) => page.locator('main picture:not([data-screen-only] *)')
const joinText = (sheets: Sheet[]) => sheets.map((sheet) => sheet.text).join('')
const countPhotographs = (sheets: Sheet[]) => sheets.reduce((sum, sheet) => sum + sheet.photographs, 0)

/** Reads the texts that must be printed: all text of main in the served HTML, except in `notPrinted`. */
async function readExpectedTexts(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text()
  // Parses the HTML in a blank page, since the site's CSP forbids HTML from strings.
  const blankPage = await page.context().newPage()
  const texts = await blankPage.evaluate(
    ([html, notForPaper]) => {
      const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
      if (!main) throw new Error('the page has no main part')
      for (const part of main.querySelectorAll(notForPaper)) part.remove()
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '')
      return found
    },
    [html, notPrinted] as const,
  )
  await blankPage.close()
  return texts.map(removeWhitespace).filter(Boolean)
}

test.use({ allowStatus: [404], allowHosts: ['www.openstreetmap.org'], allowShift: true })

// Playwright can print to a file only with Chromium.
test.describe('in print', { tag: ['@readonly', '@chromium'] }, () => {
  test.use({ viewport: papers['is upright'].screen }) // small photographs, which are printed faster

  for (const { path, heading } of [...routes, { path: '/nope', heading: labels.errorPage.title }]) {
    // Most pages are printed on the first paper only, and /products, which has the largest grid, on all papers.
    for (const [whichPaper, paper] of Object.entries(papers).slice(0, path === '/products' ? 3 : 1))
      test(`${path} has all its text and photographs, on paper that ${whichPaper}`, async ({ page }) => {
        await page.setViewportSize(paper.screen)
        await openWithPrintStyles(page, path)
        const expectedTexts = await readExpectedTexts(page)
        expect(expectedTexts).toContain(removeWhitespace(heading))
        const headings = (await page.locator('main :is(h2, h3)').allTextContents()).map(removeWhitespace)
        const photographCount = await printedPhotographs(page).count()

        const sheets = await printToSheets(page, paper)
        const { headOffice, factory } = site.addresses
        const firmTexts = [site.name, site.phone, site.email, ...headOffice.lines, ...factory.lines].map(
          removeWhitespace,
        )
        expect([...expectedTexts, ...firmTexts].filter((text) => !joinText(sheets).includes(text))).toEqual(
          [],
        )
        expect(sheets[0]?.text, 'the first sheet').toContain(removeWhitespace(heading))
        expect(countPhotographs(sheets), 'each photograph once, in one piece').toBe(photographCount)
        expect(
          headings.filter((heading) => sheets.some(({ text: words }) => words.endsWith(heading))),
          'headings alone at the foot of a sheet',
        ).toEqual([])
        const captionTexts = products.pieces.map(({ name, material = '' }) =>
          removeWhitespace(name + material),
        )
        const captionCounts = sheets.map(
          ({ text: words }) => captionTexts.filter((name) => words.includes(name)).length,
        )
        if (path === '/products')
          expect(captionCounts, 'each caption on the sheet of its photograph').toEqual(
            sheets.map((sheet) => sheet.photographs),
          )
      })

    test(`${path} has dark text, nothing covered or clipped, and no controls`, async ({ page }) => {
      await page.setViewportSize(papers['is upright'].size)
      await openWithPrintStyles(page, path)
      await page.emulateMedia({ media: 'print' })
      for (const { size } of Object.values(papers)) {
        await page.setViewportSize(size)
        expect(await findIllegibleText(page), `on ${size.width} px`).toEqual([])
        const cutImages = await page.locator('picture > img:visible').evaluateAll((images) =>
          images
            .filter((image) => {
              const { left, right } = image.getBoundingClientRect()
              return left < -1 || right > innerWidth + 1
            })
            .map((image) => image.getAttribute('alt')),
        )
        expect(cutImages, `on ${size.width} px`).toEqual([])
      }
      for (const role of ['button', 'navigation', 'form', 'textbox', 'spinbutton'] as const)
        await expect(page.getByRole(role)).toHaveCount(0)
      for (const name of [labels.frame.skip, labels.translator.label, film.play])
        await expect(page.getByRole('link', { name })).toBeHidden()
    })
  }

  test('the carousel has all its slides, and the counters show their targets, in any state of the page', async ({
    page,
  }) => {
    await openWithPrintStyles(page, '/')
    if (home.slides.items.length > 1) {
      await page.getByRole('button', { name: dotLabel(2) }).click()
      await expect(page.getByRole('button', { name: dotLabel(2) })).toHaveAttribute('aria-current', 'true')
    }
    const numbers = page.getByRole('region', { name: home.counters.heading }).getByRole('definition')
    await expect(numbers).toHaveText(finalCounterTexts.map(() => '0'))
    const printed = joinText(await printToSheets(page))
    for (const title of home.slides.items.map(({ title }) => title))
      expect(printed).toContain(removeWhitespace(title))
    for (const target of finalCounterTexts) expect(printed).toContain(removeWhitespace(target))
  })

  test('links to other sites show their URLs', async ({ page }) => {
    await openWithPrintStyles(page, '/contact')
    expect(joinText(await printToSheets(page))).toContain(
      `(https://wa.me/${site.phone.replaceAll(/\D/g, '')})`,
    )
  })

  test('an open menu is not printed', async ({ page }) => {
    await openWithPrintStyles(page, '/about')
    const sheetsWhenClosed = await printToSheets(page)
    await page.getByRole('button', { name: labels.frame.openMenu }).click()
    expect(await printToSheets(page)).toEqual(sheetsWhenClosed)
  })

  test('an open lightbox is not printed', async ({ page, context }) => {
    // Prints the closed state from another page, since Chromium omits dialogs when it prints a page for the second time.
    const sheetsWhenClosed = await context.newPage().then(async (other) => {
      await openWithPrintStyles(other, '/products')
      return printToSheets(other)
    })
    await openWithPrintStyles(page, '/products')
    await photographLinks(page).first().click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    // Compares the whole text, not sheet by sheet, since the page breaks may differ.
    expect(joinText(await printToSheets(page))).toBe(joinText(sheetsWhenClosed))
  })
})

/** Finds visible texts that are pale (below 4.5:1 on white) or overlap a picture. */
async function findIllegibleText(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const pictures = [...document.querySelectorAll('picture > img, section > svg path')].map((picture) =>
      picture.getBoundingClientRect(),
    )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: { text: string; colour: string; isCovered: boolean }[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const isCovered = [...range.getClientRects()].some((box) =>
        pictures.some(
          (picture) =>
            Math.min(box.right, picture.right) - Math.max(box.left, picture.left) > 1 &&
            Math.min(box.bottom, picture.bottom) - Math.max(box.top, picture.top) > 1,
        ),
      )
      texts.push({ text: textContent.trim(), colour: getComputedStyle(parentElement).color, isCovered })
    }
    return texts
  })
  const isPale = (colour: string) => contrastRatio(1, luminance(parseChannels(colour))) < 4.5
  return texts
    .filter(({ colour, isCovered }) => isCovered || isPale(colour))
    .map(({ text, colour }) => `${text}: ${isPale(colour) ? 'pale' : 'on a picture'}`)
}

test(
  'all photographs are requested before printing, which Safari needs',
  { tag: '@readonly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await openWithPrintStyles(page, '/')
    const countMissing = () =>
      page
        .locator('main picture img')
        .evaluateAll(
          (images) =>
            images.filter(
              (image) => !(image as HTMLImageElement).complete || !(image as HTMLImageElement).naturalWidth,
            ).length,
        )
    test.skip(home.cards.items.length < 2, 'the content has few photographs: all are loaded before')
    expect(await countMissing()).toBeGreaterThan(0)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect.poll(countMissing).toBe(0)
  },
)
