import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

export const debianHeadlessShell = '/usr/bin/chromium-headless-shell'

/** The browser of the tests: $CHROMIUM, else Debian's headless shell, which needs less memory and time than Chromium. */
export const testChromium = process.env.CHROMIUM ?? debianHeadlessShell

/**
 * Launch options for scripts that start Chromium without Playwright's test runner. The binary is $CHROMIUM, else Debian's (the
 * full browser first, since visitors have it), else Playwright's. Chromium's sandbox does not work for root.
 */
export function chromiumOptions(...args: string[]): LaunchOptions {
  const path =
    process.env.CHROMIUM ?? ['/usr/bin/chromium', debianHeadlessShell].find((path) => existsSync(path))
  return {
    ...(path && { executablePath: path }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
  }
}
