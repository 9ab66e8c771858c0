// Installs nginx and Chromium for the tests, if missing; with the argument `nginx` only nginx. Uses apt, which needs
// root or sudo. If apt cannot install Chromium, Playwright does.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { testChromiumPath } from './chromium.ts'

process.env.PATH += ':/usr/sbin' // has nginx, and is not in the PATH of Debian's ordinary users

const runShell = (command: string) => spawnSync('sh', ['-c', command], { stdio: 'inherit' }).status === 0
const isInstalled = (command: string) => runShell(`command -v ${command} >/dev/null`)

/** Installs Debian packages: as root, or with sudo if sudo asks for no password. Returns whether they are installed. */
function installPackages(packages: string): boolean {
  const sudoPrefix = process.getuid?.() === 0 ? '' : 'sudo -n '
  if (!isInstalled('apt-get') || !runShell(`${sudoPrefix}true`)) return false
  console.log(`setup: installing ${packages}`)
  const aptCommand = `${sudoPrefix}apt-get -qq`
  const installCommand = `${aptCommand} update && ${aptCommand} install -y --no-install-recommends ${packages}`
  // Stops the nginx that Debian starts on installation, on port 80 of all interfaces. The tests start their own.
  const stopServiceCommand = `if [ -d /run/systemd/system ]; then ${sudoPrefix}systemctl disable -q --now nginx; fi`
  return runShell(`${installCommand} && { ${packages.includes('nginx') ? stopServiceCommand : ':'}; }`)
}

const missingPrograms: string[] = []
if (!isInstalled('nginx') && !installPackages('nginx-light'))
  missingPrograms.push('nginx 1.22 or later (Debian: apt-get install nginx-light)')
if (
  process.argv[2] !== 'nginx' &&
  !existsSync(testChromiumPath) &&
  !existsSync(chromium.executablePath()) &&
  !installPackages('chromium-headless-shell fonts-liberation') &&
  !runShell('npx playwright install --with-deps chromium')
)
  missingPrograms.push(
    'Chromium (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium)',
  )

if (missingPrograms.length > 0) {
  console.error(`setup: please install ${missingPrograms.join(' and ')}, then run this again`)
  process.exit(1)
}
