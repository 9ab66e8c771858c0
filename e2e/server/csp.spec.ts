import { expect, test } from '@playwright/test'

for (const [path, canAssignHtml] of [
  ['/', false],
  ['/nope', false],
  ['/about?translate', true], // the translator needs it
] as const)
  test(`the policy of ${path} blocks injected scripts`, { tag: '@readonly' }, async ({ page }) => {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch()
      const injected =
        '<script>window.injected = 1</script><img src="data:," onerror="window.injected = 2">' +
        '<script src="data:text/javascript,window.injected = 3"></script>'
      await route.fulfill({ response, body: (await response.text()).replace('</body>', `${injected}$&`) })
    })
    await page.goto(path)
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    const hasAssigned = await page.evaluate(() => {
      try {
        return Boolean((document.createElement('p').innerHTML = '<b></b>'))
      } catch {
        return false
      }
    })
    expect(hasAssigned).toBe(canAssignHtml)
  })
