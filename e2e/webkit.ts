// npm run e2e:webkit: a smoke test of the built site in WebKitGTK. Playwright cannot drive that browser, so this script uses
// WebDriver, and cannot freeze the clock. Needs Debian's webkit2gtk-driver and xvfb. BASE_URL: a site to test instead of dist/.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import assert from 'node:assert/strict'
import { startNginx } from '../testbed/nginx.ts'
import { contact, finalCounterTexts, labels, routes } from './content.ts'

const driverBinary = '/usr/bin/WebKitWebDriver'
const browserBinary = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const driverPort = 8171

for (const needed of [driverBinary, browserBinary, '/usr/bin/xvfb-run']) {
  if (existsSync(needed)) continue
  console.error(`e2e:webkit: ${needed} is missing; on Debian: apt-get install webkit2gtk-driver xvfb xauth`)
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
async function sendCommand(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${driverPort}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

/** Polls `ask` until its value meets the condition, and returns the value. After `time` ms throws an error about `what`. */
async function waitUntil<Value>(
  what: string,
  ask: () => Promise<Value>,
  condition: (value: Value) => boolean,
  time = 15_000,
) {
  const end = Date.now() + time
  for (;;) {
    const value = await ask().catch(() => undefined)
    if (value !== undefined && condition(value)) return value
    if (Date.now() > end)
      throw new Error(`${what}: not within ${time} ms, last seen ${JSON.stringify(value)}`)
  }
}

let sessionId = ''
const runScript = (script: string) =>
  sendCommand('POST', `/session/${sessionId}/execute/sync`, { script, args: [] })
const runAsyncScript = (script: string) =>
  sendCommand('POST', `/session/${sessionId}/execute/async`, { script, args: [] })
async function openPage(path: string) {
  await sendCommand('POST', `/session/${sessionId}/url`, { url: `${siteUrl}${path}` })
  await waitUntil(
    `${path} is hydrated`,
    () => runScript("return document.documentElement.dataset.stage?.includes('hydrated')"),
    Boolean,
  )
}

const smokeTests: Record<string, () => Promise<void>> = {
  'the pages have their headings and do not scroll sideways': async () => {
    for (const { path, heading } of routes) {
      await openPage(path)
      assert.equal(await runScript("return document.querySelector('h1').textContent"), heading)
      assert.equal(
        await runScript('return document.documentElement.scrollWidth - innerWidth <= 0'),
        true,
        `${path} overflows`,
      )
    }
  },
  'the slides follow each other after 2500 ms of rest and 600 ms of fading': async () => {
    await openPage('/')
    const gaps = (await runAsyncScript(`
      const done = arguments[arguments.length - 1]
      const dots = document.querySelector('[role=group][aria-label="${labels.slides.dots}"]')
      const gaps = []
      let last
      new MutationObserver(() => {
        const now = performance.now()
        if (last && now - last > 500) gaps.push(now - last)
        last = now
        if (gaps.length === 3) done(gaps)
      }).observe(dots, { subtree: true, attributes: true, attributeFilter: ['aria-current'] })`)) as number[]
    const gap = gaps.toSorted((a, b) => a - b)[1] ?? 0 // the median, since a busy machine delays single changes
    assert.ok(gap >= 3000 && gap <= 4200, `the gaps were ${gaps.join(', ')} ms, expected about 3100`)
  },
  'the counters start beyond 300 px and reach their targets': async () => {
    await openPage('/')
    const numbersScript = "return [...document.querySelectorAll('dd')].map((number) => number.textContent)"
    const zeros = finalCounterTexts.map(() => '0')
    const expectNumbers = (what: string, expected: string[]) =>
      waitUntil(
        what,
        () => runScript(numbersScript),
        (seen) => JSON.stringify(seen) === JSON.stringify(expected),
      )
    await expectNumbers('the counters at 0', zeros) // the prerendered page has the targets; after hydration an effect shows 0
    await runAsyncScript(`
      const done = arguments[arguments.length - 1]
      addEventListener('scroll', () => requestAnimationFrame(() => requestAnimationFrame(done)), { once: true })
      scrollTo(0, 300)`)
    assert.deepEqual(await runScript(numbersScript), zeros)
    await runScript('scrollTo(0, 301)')
    await expectNumbers('the counters at their targets', finalCounterTexts)
  },
  'an empty form shows its messages': async () => {
    await openPage('/contact')
    await runScript("document.querySelector('form button').click()")
    const messagesScript =
      "return [...document.querySelectorAll('form p')].map((message) => message.textContent)"
    await waitUntil(
      'the messages',
      () => runScript(messagesScript),
      (seen) => Array.isArray(seen) && seen.length === 4,
    )
    const { fields } = contact.form
    assert.deepEqual(
      await runScript(messagesScript),
      Object.values(fields).map(({ message }) => message),
    )
  },
}

let failedCount = 0
try {
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browserBinary, args: ['--automation'] },
    },
  }
  const newSession = await waitUntil(
    'the browser',
    () => sendCommand('POST', '/session', { capabilities }),
    Boolean,
    30_000,
  )
  sessionId = (newSession as { sessionId: string }).sessionId
  for (const [name, test] of Object.entries(smokeTests)) {
    try {
      await test()
      console.log(`ok      ${name}`)
    } catch (error) {
      failedCount++
      console.error(`FAILED  ${name}\n${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await sendCommand('DELETE', `/session/${sessionId}`)
} finally {
  if (driverProcess.pid) process.kill(-driverProcess.pid)
  await server?.stop()
}
console.log(`webkit: ${Object.keys(smokeTests).length - failedCount} passed, ${failedCount} failed`)
process.exit(failedCount === 0 ? 0 : 1)
