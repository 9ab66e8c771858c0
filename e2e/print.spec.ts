import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { computeContrastRatio, computeLuminance, parseChannels } from '../testbed/luminance.ts'
import {
  contact,
  finalCounterTexts,
  film,
  home,
  errorPage,
  labels,
  products,
  sitePages,
  site,
  formatDotLabel,
} from './helpers/content.ts'
import { openLightbox, openMenu } from './helpers/states.ts'
import { expect, test, type Page } from './helpers/guards.ts'
import { counterNumbers, gotoHydrated, phoneViewport, mapGuardOptions } from './helpers/pages.ts'
import { loadShownPhotographs } from './helpers/shownPhotographs.ts'

/** Opens a page and waits for its print styles, which browsers load with the lowest priority. */
async function openWithPrintStyles(page: Page, path: string) {
  await gotoHydrated(page, path)
  await page.waitForFunction(() =>
    Array.from(document.styleSheets, ({ media }) => media.mediaText).includes('print'),
  )
}

/** Selects what is not printed: controls, and texts that are only for the screen or for screen readers. */
const notPrintedSelector =
  'button, form, .no-script-only, .button, .screen-only, .visually-hidden, #sent, #not-sent'

/** The printable area of A4 in CSS px, within margins of 1 cm. */
const printableSize = { width: 718, height: 1047 }
const marginPx = 38

const removeWhitespace = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

/**
 * Prints the page to PDF. Returns for each sheet its text without whitespace and the number of its photographs. A
 * photograph that is split across two sheets counts on both.
 */
async function printToSheets(page: Page) {
  await loadShownPhotographs(page, 'main') // printing does not wait for photographs that are loading
  const pdf = await page.pdf({
    width: printableSize.width + 2 * marginPx,
    height: printableSize.height + 2 * marginPx,
    margin: { top: marginPx, bottom: marginPx, left: marginPx, right: marginPx },
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

/** Reads the texts that must be printed: all text of main, except in `notPrintedSelector`. */
const readExpectedTexts = (page: Page) =>
  page.getByRole('main').evaluate((main, notPrinted) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const foundTexts: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (textContent?.trim() && !parentElement?.closest(notPrinted)) foundTexts.push(textContent)
    }
    return foundTexts
  }, notPrintedSelector)

test.use({ allowStatus: [404], ...mapGuardOptions, allowShift: true })

/** User actions before printing. Their results, such as an open menu, must not change what is printed. */
const actionsBeforePrint: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await expect(counterNumbers(page)).toHaveText(finalCounterTexts.map(() => '0'))
    if (home.slides.items.length < 2) return
    const secondDot = page.getByRole('button', { name: formatDotLabel(2) })
    await secondDot.click()
    await expect(secondDot).toHaveAttribute('aria-current', 'true')
  },
  '/about': openMenu,
  '/products': openLightbox,
}

/** Texts that must be printed in addition to the text of main. */
const furtherTexts: Record<string, string[]> = {
  '/': [...finalCounterTexts, ...home.slides.items.map(({ title }) => title)],
  // Links to other sites show their URLs.
  '/contact': contact.whatsApp ? [`(https://wa.me/${site.phone.replaceAll(/\D/g, '')})`] : [],
}
const { headOffice, factory } = site.addresses
const firmTexts = [site.name, site.phone, site.email, ...headOffice, ...factory]
const captionTexts = products.pieces.map(({ name, material = '' }) => removeWhitespace(name + material))

// Playwright can print to a file only with Chromium.
test.describe('in print', { tag: ['@readonly', '@chromium'] }, () => {
  for (const { path, heading } of [...sitePages, { path: '/nope', heading: errorPage.title }])
    test(`${path} has all its dark, uncovered text and photographs, and no controls`, async ({ page }) => {
      test.slow()
      // Uses the viewport of a phone, for which the browser loads smaller photographs: they print faster.
      await page.setViewportSize(phoneViewport)
      await openWithPrintStyles(page, path)
      const texts = [...(await readExpectedTexts(page)), ...(furtherTexts[path] ?? []), ...firmTexts]
      const expectedTexts = texts.map(removeWhitespace)
      expect(expectedTexts).toContain(removeWhitespace(heading))
      const headings = (await page.locator('main :is(h2, h3)').allTextContents()).map(removeWhitespace)
      const photographCount = await page.locator('main picture:not(.screen-only *)').count()
      await actionsBeforePrint[path]?.(page)

      const sheets = await printToSheets(page)
      const printedText = sheets.map(({ text }) => text).join('')
      expect(expectedTexts.filter((text) => !printedText.includes(text))).toEqual([])
      expect(sheets[0]?.text, 'the first sheet').toContain(removeWhitespace(heading))
      const printedCount = sheets.reduce((sum, sheet) => sum + sheet.photographs, 0)
      expect(printedCount, 'each photograph once, in one piece').toBe(photographCount)
      const endsSheet = (heading: string) => sheets.some(({ text }) => text.endsWith(heading))
      expect(headings.filter(endsSheet), 'headings alone at the foot of a sheet').toEqual([])
      if (path === '/products')
        expect(
          sheets.map(({ text }) => captionTexts.filter((caption) => text.includes(caption)).length),
          'each caption on the sheet of its photograph',
        ).toEqual(sheets.map(({ photographs }) => photographs))

      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize(printableSize)
      expect(await findPrintFaults(page)).toEqual([])
      for (const role of ['button', 'navigation', 'form', 'textbox', 'spinbutton', 'dialog'] as const)
        await expect(page.getByRole(role)).toHaveCount(0)
      for (const name of [labels.frame.skip, labels.translator.label, film.play])
        await expect(page.getByRole('link', { name })).toBeHidden()
    })
})

/**
 * Finds visible texts that are pale (below 4.5:1 on white) or over a picture, and cut-off pictures. Also finds
 * transparent and blended pictures, because Firefox prints these at only 72 dpi.
 */
async function findPrintFaults(page: Page): Promise<string[]> {
  const { texts, cutPictures, transparentPictures, blendedPictures } = await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
    const measureBox = (element: Element | Range) => element.getBoundingClientRect()
    const images = [...document.querySelectorAll('picture > img')].filter((image) => image.checkVisibility())
    const pictureBoxes = [...images, ...document.querySelectorAll('section > svg path')].map(measureBox)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: { text: string; colour: string; isOverPicture: boolean }[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const isOverPicture = [...range.getClientRects()].some((box) =>
        pictureBoxes.some(
          (picture) =>
            Math.min(box.right, picture.right) - Math.max(box.left, picture.left) > 1 &&
            Math.min(box.bottom, picture.bottom) - Math.max(box.top, picture.top) > 1,
        ),
      )
      texts.push({ text: textContent.trim(), colour: getComputedStyle(parentElement).color, isOverPicture })
    }
    const isCut = (image: Element) => measureBox(image).left < -1 || measureBox(image).right > innerWidth + 1
    const listAlts = (found: Element[]) => found.map((image) => image.getAttribute('alt'))
    const isTransparent = (image: Element) => {
      for (let box: Element | null = image; box; box = box.parentElement) {
        const { opacity, display } = getComputedStyle(box)
        if (Number(opacity) < 1 && display !== 'contents') return true
      }
      return false
    }
    return {
      texts,
      cutPictures: listAlts(images.filter(isCut)),
      transparentPictures: listAlts(images.filter(isTransparent)),
      blendedPictures: listAlts(images.filter((image) => getComputedStyle(image).mixBlendMode !== 'normal')),
    }
  })
  const isPale = (colour: string) => computeContrastRatio(1, computeLuminance(parseChannels(colour))) < 4.5
  return [
    ...texts.filter(({ isOverPicture }) => isOverPicture).map(({ text }) => `on a picture: ${text}`),
    ...texts.filter(({ colour }) => isPale(colour)).map(({ text }) => `pale: ${text}`),
    ...cutPictures.map((alt) => `cut off: ${alt}`),
    ...transparentPictures.map((alt) => `transparent: ${alt}`),
    ...blendedPictures.map((alt) => `blended: ${alt}`),
  ]
}

test('all photographs are requested before printing', { tag: '@readonly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await openWithPrintStyles(page, '/')
  const countUnloadedImages = () =>
    page
      .locator('main picture img')
      .evaluateAll((all: HTMLImageElement[]) => all.filter((image) => !image.naturalWidth).length)
  test.skip(home.cards.items.length < 2, 'the content has few photographs: all are loaded before')
  expect(await countUnloadedImages()).toBeGreaterThan(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect.poll(countUnloadedImages).toBe(0)
})

test(
  'on landscape paper the categories are as wide as their columns',
  { tag: '@readonly' },
  async ({ page }) => {
    await openWithPrintStyles(page, '/')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: printableSize.height, height: printableSize.width })
    const widths = await page
      .getByRole('region', { name: home.categories.heading })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThan(300)
  },
)
