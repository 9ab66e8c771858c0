import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { labels, home } from './helpers/content.ts'
import { expect, test } from './helpers/guards.ts'

test(
  'npm run dev shows the home page, and its slides react',
  { tag: ['@local', '@chromium'] },
  async ({ page }) => {
    test.setTimeout(120_000) // Vite checks the content and bundles React first
    const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], {
      env: { ...process.env, NO_COLOR: '1' },
    })
    try {
      const url = await new Promise<string>((resolve) =>
        server.stdout.on('data', (output) => {
          const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(output)) ?? []
          if (found) resolve(found)
        }),
      )
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
      await page
        .getByRole('region', { name: home.slides.label })
        .getByRole('button', { name: labels.slides.pause })
        .click()
      await expect(page.getByRole('button', { name: labels.slides.play }).first()).toBeVisible()
    } finally {
      await page.close() // else its last requests would find no server, which the guards report
      server.kill()
      await once(server, 'exit')
    }
  },
)
