import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** Debian's: with a window as visitors have it, or what the test set-up installs. */
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

/** How the scripts start Chromium: CHROMIUM, else Debian's, else Playwright's own; no sandbox only for root. */
export function chromiumOptions(...args: string[]): LaunchOptions {
  const path = process.env.CHROMIUM ?? installed.find((path) => existsSync(path))
  return {
    ...(path && { executablePath: path }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
  }
}
