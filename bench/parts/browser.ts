import { existsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const system = '/usr/bin/chromium'

/** How the scripts start Chromium: CHROMIUM, else the system's, else Playwright's own; no sandbox only for root. */
export function chromiumOptions(...args: string[]): LaunchOptions {
  const path = process.env.CHROMIUM ?? (existsSync(system) ? system : undefined)
  return {
    ...(path && { executablePath: path }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
  }
}
