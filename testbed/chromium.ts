import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

export const debianHeadlessShellPath = '/usr/bin/chromium-headless-shell'

/** The browser of the tests: $CHROMIUM, else Debian's headless shell, which needs less memory than Chromium. */
export const testChromiumPath = process.env.CHROMIUM ?? debianHeadlessShellPath

/**
 * Launch options for scripts that start Chromium without Playwright's test runner. The binary is $CHROMIUM, else
 * Debian's (first the full browser, since visitors have that), else Playwright's. The sandbox is off for root and in
 * CI, because it does not work there.
 */
export function createLaunchOptions(...args: string[]): LaunchOptions {
  const chromiumPath =
    process.env.CHROMIUM ?? ['/usr/bin/chromium', debianHeadlessShellPath].find((path) => existsSync(path))
  return {
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: [...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []), ...args],
  }
}
