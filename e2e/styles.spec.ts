import type { Page } from '@playwright/test'
import { expect, heading, routes, test } from './fixtures.ts'

const rest = '**/assets/rest-*.css'
/** Whether the photographs of the gallery stand beside each other, which only their styles make them do. */
const inColumns = (page: Page) =>
  page.getByRole('figure').evaluateAll((figures) => {
    const [, second, third] = figures.map((figure) => figure.getBoundingClientRect())
    return Boolean(second && third && third.left > second.right)
  })
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

test.describe('the styles of what a page does not show', () => {
  test('do not stand in it', { tag: '@readonly' }, async ({ request }) => {
    for (const { path } of routes) {
      const html = await (await request.get(path)).text()
      const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
      const classes = [...html.matchAll(/ class="([^"]*)"/g)].map(
        ([, names]) => `.${names?.replaceAll(' ', '.')}`,
      )
      /** `Carousel` of the class Carousel-strip. */
      const modules = (text: string) => [
        ...new Set([...text.matchAll(/\.([A-Z]\w*)-/g)].map(([, module]) => module)),
      ]
      expect(modules(styles).toSorted()).toEqual(modules(classes.join('')).toSorted())
      expect(styles).toContain('--oxide')
      expect(styles).not.toContain('@media print')
    }
  })

  test('bring no token that the page or its paper asks for', { tag: '@readonly' }, async ({ request }) => {
    for (const { path } of routes) {
      const html = await (await request.get(path)).text()
      const sheet = async (name: string) => {
        const address = new RegExp(`/assets/${name}-[0-9a-f]+\\.css`).exec(html)?.[0] ?? ''
        return (await request.get(address)).text()
      }
      const asking = `${/<style>(.*?)<\/style>/s.exec(html)?.[1]} ${await sheet('print')}`
      const [, brought = ''] = /:root\{([^}]*)\}/.exec(await sheet('rest')) ?? []
      const tokens = [...brought.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
      expect(tokens.length).toBeGreaterThan(5)
      expect(tokens.filter((name) => new RegExp(`var\\(${name}[,)]`).test(asking))).toEqual([])
    }
  })

  test('are waited for by another page where they are late', async ({ page }) => {
    const release = Promise.withResolvers<void>()
    await page.route(rest, async (route) => {
      await release.promise
      await route.continue()
    })
    await page.goto('/contact')
    await page.locator('html[data-app=ready]').waitFor({ state: 'attached' })
    await follow(page, 'Products')
    await expect(heading(page)).toHaveText('Contact Us')
    release.resolve()
    await expect(heading(page)).toHaveText('Our Products')
    await expect.poll(() => inColumns(page)).toBe(true)
  })

  test.describe('where they cannot be had', () => {
    test.use({ allowConsole: /rest-|ERR_FAILED/ })

    test('the other page is loaded as a document, which has its own', async ({ page }) => {
      await page.route(rest, (route) => route.abort())
      await page.goto('/contact')
      await page.locator('html[data-app=ready]').waitFor({ state: 'attached' })
      await follow(page, 'Products')
      await expect(page).toHaveURL('/products')
      await expect(heading(page)).toHaveText('Our Products')
      await expect.poll(() => inColumns(page)).toBe(true)
      expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain(
        '/products',
      )
    })
  })
})
