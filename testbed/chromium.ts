import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/** Debian's binaries: the full browser that visitors have, else the headless shell that e2e/setup.ts installs. */
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

/** Launch options of the scripts. Binary: $CHROMIUM, else Debian's, else Playwright's. Adds --no-sandbox only for root. */
export function chromiumOptions(...args: string[]): LaunchOptions {
  const path = process.env.CHROMIUM ?? installed.find((path) => existsSync(path))
  return {
    ...(path && { executablePath: path }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
  }
}
