// Installs nginx and Chromium for the tests, if missing: by apt if permitted, else Chromium by Playwright.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0
const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0

/** Installs Debian packages as root or by sudo without a password; returns whether that worked. */
function install(...packages: string[]): boolean {
  if (!has('apt-get')) return false
  const root = process.getuid?.() === 0
  if (!root && spawnSync('sudo', ['-n', 'true']).status !== 0) return false
  const apt = (...args: string[]) =>
    root ? run('apt-get', '-qq', ...args) : run('sudo', 'apt-get', '-qq', ...args)
  console.log(`setup: installing ${packages.join(', ')}`)
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}

const missing: string[] = []
if (!has('nginx') && !install('nginx-light'))
  missing.push('nginx 1.22 or later (Debian: apt-get install nginx-light)')
if (
  !existsSync('/usr/bin/chromium-headless-shell') &&
  !existsSync(chromium.executablePath()) &&
  !install('chromium-headless-shell', 'fonts-liberation') &&
  !run('npx', 'playwright', 'install', '--with-deps', 'chromium')
)
  missing.push(
    'Chromium (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium)',
  )

if (missing.length > 0) {
  console.error(`setup: please install ${missing.join(' and ')}, then run this again`)
  process.exit(1)
}
