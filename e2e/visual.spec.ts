import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { toPageSlug, formatSocialImagePath } from '../src/metadata/pageFiles.ts'
import { debianHeadlessShellPath } from '../testbed/chromium.ts'
import { allPaths, pageGuardOptions } from './helpers/states.ts'
import { approvedChromiumVersion, skipUnlessApproved, isApproving } from './helpers/approved.ts'
import { labels, grievance, sitePages } from './helpers/content.ts'
import { expect, test } from './helpers/guards.ts'
import { gotoHydrated, phoneViewport, reducedMotionOptions, replaceTestStyles } from './helpers/pages.ts'

// Compares screenshots with approved screenshots of one Chromium version, because other versions render letters
// differently. Look at the differences in the HTML report before you approve new screenshots with `npm run approve`.
test.skip(({ browserName }) => browserName !== 'chromium', 'the approved screenshots are of Chromium')
skipUnlessApproved('screenshots')

const readMajorVersion = (version: string) => version.split('.')[0]

test('the screenshots were approved with this Chromium', { tag: '@local' }, ({ browser }) => {
  const isCIOnDebian = process.env.CI && existsSync(debianHeadlessShellPath)
  test.skip(!isCIOnDebian || isApproving, "runs only in CI, with Debian's Chromium")
  expect(readMajorVersion(browser.version()), 'look at them, then run npm run approve').toBe(
    approvedChromiumVersion,
  )
})

test.describe('looks as approved', { tag: '@local' }, () => {
  test.skip(
    ({ browser }) =>
      !existsSync(debianHeadlessShellPath) ||
      (!isApproving && readMajorVersion(browser.version()) !== approvedChromiumVersion),
    `not compared: the screenshots are of Debian's Chromium ${approvedChromiumVersion}; look at them, then run npm run approve`,
  )

  test('the open menu on a phone', async ({ page }) => {
    await page.setViewportSize(phoneViewport)
    await gotoHydrated(page, '/') // needs no frozen clock: the menu covers the slides
    await page.getByRole('button', { name: labels.frame.openMenu }).press('Enter')
    await expect(page).toHaveScreenshot('menu.png')
  })

  test('a form with error messages', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1100 }) // tall enough that the header does not cover the form
    await gotoHydrated(page, '/grievance')
    // Presses Enter, because a click would leave the button in its hover style.
    await page.getByRole('button', { name: grievance.form.submit }).press('Enter')
    await expect(page.getByRole('form')).toHaveScreenshot('messages.png')
  })

  /** Reduces an image, so that the approved files are small. */
  const reduceImage = (image: Buffer, width: number) =>
    sharp(image).resize({ width }).png({ palette: true, colours: 32 }).toBuffer()

  for (const { path } of sitePages)
    test(`the social image of ${path}`, async ({ request }) => {
      const image = await (await request.get(formatSocialImagePath(path))).body()
      const snapshotName = `social-${basename(formatSocialImagePath(path), '.jpg')}.png`
      expect(await reduceImage(image, 600)).toMatchSnapshot(snapshotName)
    })

  test.describe('as a whole page at half size,', () => {
    test.use({ ...pageGuardOptions, ...reducedMotionOptions })

    /** 1920 px, where --page-width limits the page grid, is added only for two pages, to save time. */
    const listWidths = (path: string) => [
      390,
      820,
      1440,
      ...(['/', '/products'].includes(path) ? [1920] : []),
    ]

    for (const path of allPaths)
      test(path, async ({ page }) => {
        test.slow()
        await gotoHydrated(page, path)
        // Shows grey boxes instead of photographs (photographs.spec.ts tests them). The guards replace the map by
        // an empty page. Removes the map's filter, so that the map looks the same before and after it loads.
        // These styles override the site's styles, because those are in cascade layers.
        await replaceTestStyles(
          page,
          'img { visibility: hidden } iframe { filter: none } span:has(> picture) { background: grey }',
        )
        // `soft`, so that the report shows the differences at every width.
        for (const width of listWidths(path)) {
          await page.setViewportSize({ width, height: 900 })
          const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' })
          const snapshotName = `${toPageSlug(path)}-${width}.png`
          expect.soft(await reduceImage(screenshot, width / 2)).toMatchSnapshot(snapshotName)
        }
      })
  })
})
