import { waitForFrames } from '../helpers/clock.ts'
import { sitePages } from '../helpers/content.ts'
import { expect, test, type Page } from '../helpers/guards.ts'
import { gotoHydrated, reducedMotionOptions, mapGuardOptions } from '../helpers/pages.ts'

test.use({ ...mapGuardOptions, ...reducedMotionOptions })

/**
 * Finds elements with a running animation or a transition of more than 1 ms. Of scroll-driven animations omits those of
 * pseudo-elements, such as the header's hairline.
 */
const findMotion = (page: Page) =>
  page.evaluate(() => {
    const hasTransition = (element: Element) => {
      const { transitionDelay, transitionDuration } = getComputedStyle(element)
      return `${transitionDelay}, ${transitionDuration}`.split(', ').some((time) => parseFloat(time) > 0.001)
    }
    const animatedElements = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect, timeline }) => ({ effect: effect as KeyframeEffect, timeline }))
      .filter(({ effect, timeline }) => timeline === document.timeline || effect.pseudoElement === null)
      .map(({ effect }) => effect.target)
    const transitionElements = [...document.body.querySelectorAll('*')].filter(hasTransition)
    return [...animatedElements, ...transitionElements].map(
      (element) => element?.outerHTML.slice(0, 80) ?? 'unknown',
    )
  })

for (const { path } of sitePages)
  test(`${path} has no running animation or transition in any section`, async ({ page }) => {
    await gotoHydrated(page, path)
    for (const part of await page.locator('main > section > :last-child, footer').all()) {
      await part.scrollIntoViewIfNeeded()
      await waitForFrames(page, 10) // until parts that move only in view have noticed it
      await expect.poll(() => findMotion(page)).toEqual([])
    }
  })

test('the layout follows a rotation of the phone without transitions', async ({ page }) => {
  await gotoHydrated(page, '/')
  const propertiesHandle = await page.evaluateHandle(() => {
    const properties: string[] = []
    addEventListener('transitionrun', ({ propertyName }) => properties.push(propertyName))
    return properties
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await waitForFrames(page, 3)
  const properties = new Set(await propertiesHandle.jsonValue())
  const layoutProperties = ['width', 'height', 'font-size', 'padding-top', 'margin-top', 'row-gap']
  expect(layoutProperties.filter((property) => properties.has(property))).toEqual([])
})
