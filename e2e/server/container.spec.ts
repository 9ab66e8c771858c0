// Tests the running container. The environment variable CONTAINER has its name or id; without it no test here runs.
// PROXY has the name or id of the container with the https proxy, which serves the site on https://localhost.
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { readContent } from '../../owner/readContent.ts'
import { sitePages } from '../helpers/content.ts'
import { request } from './http.ts'

const { CONTAINER: container = '', PROXY: proxy = '' } = process.env

/** Runs a docker command; returns stdout and stderr. */
async function runDocker(...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('docker', args)
  return stdout + stderr
}
const inspectContainer = async (id: string, format: string) =>
  (await runDocker('inspect', '-f', format, id)).trim()
const findImage = () => inspectContainer(container, '{{.Config.Image}}')

/** Starts a new container of the tested image, calls `use` with its id when nginx runs, and removes the container. */
async function withContainer(options: string[], use: (id: string) => Promise<void>) {
  const id = (await runDocker('run', '--detach', ...options, await findImage())).trim()
  try {
    await expect.poll(() => runDocker('exec', id, 'cat', '/tmp/nginx.pid').catch(String)).toMatch(/^\d+\s/)
    await use(id)
  } finally {
    await runDocker('rm', '--force', id)
  }
}

for (const [what, id, user, capabilities] of [
  ['the site', container, '101', '0000000000000000'],
  ['the https proxy', proxy, '0', '0000000000000400'], // bit 0x400 is NET_BIND_SERVICE, for ports below 1024
] as const)
  test(`${what} runs as user ${user} with few capabilities`, { tag: '@container' }, async () => {
    test.skip(id === '', 'it is not running')
    const statusText = await runDocker('exec', id, 'sh', '-c', 'cat /proc/[0-9]*/status 2>/dev/null')
    // Leaves out Docker's process runc: each health check begins as this process, which runs as root.
    const processStatuses = statusText
      .split(/^(?=Name:)/m)
      .filter((status) => !status.startsWith('Name:\trunc:'))
    expect(processStatuses.length).toBeGreaterThan(1)
    for (const status of processStatuses) {
      expect(status).toContain(`\nUid:\t${Array(4).fill(user).join('\t')}\n`)
      for (const set of ['CapBnd', 'CapEff']) expect(status).toContain(`\n${set}:\t${capabilities}\n`)
      expect(status).toContain('\nNoNewPrivs:\t1\n')
    }
  })

test.describe('the image', { tag: '@container' }, () => {
  test('has files that only root may change, even on a writable file system', async () => {
    const lockedPaths =
      '/etc/nginx/x /etc/nginx/nginx.conf /usr/share/nginx/html/x /usr/share/nginx/html/index.html'
    const shellScript = `for file in ${lockedPaths}; do echo >> $file; done; true`
    const output = await runDocker('run', '--rm', '--entrypoint', 'sh', await findImage(), '-c', shellScript)
    expect(output.match(/[Pp]ermission denied/g)).toHaveLength(4)
  })

  test('stops immediately with exit code 0', () =>
    withContainer([], async (id) => {
      await runDocker('stop', '--time', '5', id)
      expect(await inspectContainer(id, '{{.State.ExitCode}}')).toBe('0')
    }))

  test('logs the build warnings at start', async () => {
    const warnings = await runDocker('exec', container, 'cat', '/etc/nginx/build-warnings.txt')
    expect(warnings === '', 'no warnings').toBe(readContent().settingProblems.length === 0)
    expect(await runDocker('logs', container)).toContain(warnings)
  })

  test('warns in the log when the port is published on every interface, and only then', async () => {
    const portWarning = 'every address of this machine listens'
    for (const published of ['3000', '0.0.0.0:3000', '[::]:3000'])
      await withContainer(['--env', `PUBLISHED=${published}`], async (id) =>
        expect(await runDocker('logs', id)).toContain(`PORT=${published}: ${portWarning}`),
      )
    expect(await runDocker('logs', container)).not.toContain(portWarning)
  })

  test('starts without IPv6', async () => {
    const ipv4ConfPath = '/etc/nginx/nginx-ipv4.conf'
    expect(await runDocker('exec', container, 'cat', ipv4ConfPath)).not.toContain('[::]')
    await runDocker('exec', container, 'nginx', '-t', '-p', '/usr/share/nginx/', '-c', ipv4ConfPath)
  })

  test('logs page views per day and URLs not found', () =>
    withContainer([], async (id) => {
      for (const path of ['/about', '/about?x', '/', '/favicon.svg', '/no-such-page', '/no-such-page'])
        await runDocker('exec', id, 'wget', '-qO', '/dev/null', `http://127.0.0.1:8080${path}`).catch(String)
      const input = await runDocker('logs', id)
      const statistics = execFileSync('jq', ['-nRr', '-f', 'deploy/statistics.jq'], { input })
      const today = new Date().toISOString().slice(0, 10)
      expect(String(statistics)).toBe(`${today}  /  1\n${today}  /about  2\nnot found:\n/no-such-page  2\n`)
    }))

  test('runs the doctor without Node on the machine', () => {
    const hasComposePlugin = spawnSync('docker', ['compose', 'version']).status === 0
    const [program, ...plugin] = hasComposePlugin ? ['docker', 'compose'] : ['docker-compose']
    const args = [...plugin, 'run', '--rm', 'doctor', process.env.BASE_URL ?? '']
    const { stdout } = spawnSync(program ?? '', args, { encoding: 'utf8' })
    expect(stdout).toContain(`All ${sitePages.length} pages answer`)
    expect(stdout).toContain('✗ The site is asked for on http://')
  })

  test('is served over https by the proxy', async () => {
    test.skip(proxy === '', 'the proxy is not running')
    const ca = await runDocker('exec', proxy, 'cat', '/data/caddy/pki/authorities/local/root.crt')
    const response = await request('/about', { base: new URL('https://localhost'), ca })
    expect(response.status).toBe(200)
    expect(String(response.body)).toContain('<h1')
  })
})
