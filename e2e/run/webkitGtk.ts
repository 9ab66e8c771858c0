// npm run e2e:webkitgtk: a smoke test of the built site in WebKitGTK. Playwright cannot drive that browser, so this script uses
// WebDriver. Needs Debian's webkit2gtk-driver and xvfb. BASE_URL: a site to test instead of dist/.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { startNginx } from '../../testbed/nginx.ts'
import { contact, finalCounterTexts, sitePages } from '../helpers/content.ts'

const driverBinary = '/usr/bin/WebKitWebDriver'
const browserBinary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const driverPort = 8171

const missing = [driverBinary, browserBinary, '/usr/bin/xvfb-run'].filter((file) => !existsSync(file))
if (missing.length > 0) {
  console.error(
    `e2e:webkitgtk: ${missing.join(', ')} is missing; on Debian: apt-get install webkit2gtk-driver xvfb xauth`,
  )
  process.exit(1)
}

const server = process.env.BASE_URL ? null : await startNginx()
const siteUrl = process.env.BASE_URL ?? server?.url
const driverProcess = spawn('xvfb-run', ['-a', driverBinary, `--port=${driverPort}`, '--host=127.0.0.1'], {
  env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: process.getuid?.() === 0 ? '1' : '' },
  stdio: 'ignore',
  detached: true, // a process group, which is killed as a whole, since xvfb-run does not forward signals
})

/** Sends one WebDriver command; throws with the driver's error message. */
async function sendCommand(path: string, body: object, method = 'POST'): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${driverPort}/session${path}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

/** Repeats `attempt` until it does not throw, and returns its value. After 30 s throws its error. */
async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + 30_000
  for (;;)
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
    }
}

let sessionId = ''
const runScript = (script: string) => sendCommand(`/${sessionId}/execute/sync`, { script, args: [] })
const expectValue = (expression: string, expected: unknown) =>
  retry(async () => assert.deepEqual(await runScript(`return ${expression}`), expected))
async function openPage(path: string) {
  await sendCommand(`/${sessionId}/url`, { url: `${siteUrl}${path}` })
  await expectValue("Boolean(document.documentElement.dataset.stage?.includes('hydrated'))", true)
}

const smokeTests: Record<string, () => Promise<void>> = {
  'the pages have their headings and do not scroll sideways': async () => {
    for (const { path, heading } of sitePages) {
      await openPage(path)
      await expectValue("document.querySelector('h1').textContent", heading)
      await expectValue('document.documentElement.scrollWidth - innerWidth <= 0', true)
    }
  },
  'the counters reach their targets': async () => {
    const numbers = "[...document.querySelectorAll('dd')].map((number) => number.textContent)"
    const zeros = finalCounterTexts.map(() => '0')
    await openPage('/')
    await expectValue(numbers, zeros) // the prerendered page has the targets; after hydration an effect shows 0
    await runScript('scrollTo(0, 301)')
    await expectValue(numbers, finalCounterTexts)
  },
  'an empty form shows its messages': async () => {
    const messages = Object.values(contact.form.fields).map(({ message }) => message)
    await openPage('/contact')
    await runScript("document.querySelector('form button').click()")
    await expectValue("[...document.querySelectorAll('form p')].map((text) => text.textContent)", messages)
  },
}

let failedCount = 0
try {
  const options = { binary: browserBinary, args: ['--automation'] }
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
  const session = await retry(() => sendCommand('', { capabilities: { alwaysMatch } }))
  ;({ sessionId } = session as { sessionId: string })
  for (const [name, test] of Object.entries(smokeTests))
    try {
      await test()
      console.log(`ok      ${name}`)
    } catch (error) {
      failedCount++
      console.error(`FAILED  ${name}\n${String(error)}`)
    }
  await sendCommand(`/${sessionId}`, {}, 'DELETE')
} finally {
  if (driverProcess.pid) process.kill(-driverProcess.pid)
  await server?.stop()
}
console.log(`webkit: ${Object.keys(smokeTests).length - failedCount} passed, ${failedCount} failed`)
process.exit(failedCount === 0 ? 0 : 1)
