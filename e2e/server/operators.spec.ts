// Tests the container with other settings and on restricted machines. CONTAINER and PROXY: see container.spec.ts.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { container, docker, inspect, proxy } from './docker.ts'

/** Runs Docker's compose plugin or, if missing, docker-compose. Returns stdout and stderr. */
function runCompose(args: string[], env: NodeJS.ProcessEnv = {}): string {
  const isPlugin = spawnSync('docker', ['compose', 'version']).status === 0
  const [program, first] = isPlugin ? ['docker', ['compose']] : ['docker-compose', []]
  const { stdout, stderr } = spawnSync(program, [...first, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return stdout + stderr
}

/** Starts a new container of the same image, calls `use` with its id, and removes it. */
async function withContainer(options: string[], use: (id: string) => Promise<void>) {
  const id = (
    await docker('run', '--detach', ...options, await inspect(container, '{{.Config.Image}}'))
  ).trim()
  try {
    await use(id)
  } finally {
    await docker('rm', '--force', id)
  }
}

test.describe('an operator', { tag: '@container' }, () => {
  for (const [what, id] of [
    ['the site', container],
    ['the https proxy', proxy],
  ])
    test(`with http_proxy set has a healthy container: ${what}`, async () => {
      test.skip(id === '', 'it is not up')
      const [, ...check] = JSON.parse(
        await inspect(String(id), '{{json .Config.Healthcheck.Test}}'),
      ) as string[]
      await docker('exec', '--env', 'http_proxy=http://127.0.0.1:9', String(id), ...check)
    })

  test('is warned in the log when the port is published on every interface, and only then', async () => {
    const warning = 'every address of this machine listens'
    await withContainer(['--env', 'PUBLISHED=3000'], (id) =>
      expect.poll(() => docker('logs', id)).toContain(`PORT=3000: ${warning}`),
    )
    expect(await docker('logs', container)).not.toContain(warning)
  })

  test('gets page views per day and URLs not found from the log', async () => {
    await withContainer([], async (id) => {
      const requestPath = (path: string) =>
        docker('exec', id, 'wget', '-q', '-O', '/dev/null', `http://127.0.0.1:8080${path}`).catch(() => '')
      await expect.poll(() => docker('exec', id, 'cat', '/tmp/nginx.pid').catch(() => '')).toMatch(/^\d+/)
      for (const path of ['/about', '/about?x', '/', '/favicon.svg', '/no-such-page', '/no-such-page'])
        await requestPath(path)
      const { stdout, stderr } = await promisify(execFile)('sh', [
        '-c',
        `docker logs ${id} 2>&1 | jq -nRr -f deploy/statistics.jq`,
      ])
      const today = new Date().toISOString().slice(0, 10)
      expect([stdout, stderr]).toEqual([
        `${today}  /  1\n${today}  /about  2\nnot found:\n/no-such-page  2\n`,
        '',
      ])
    })
  })

  test('logs the network of a visitor, not the IP address', async () => {
    const networks = {
      '203.0.113.99': '203.0.113.0',
      '::ffff:198.51.100.9': '198.51.100.0',
      '2001:db8:1:2::9': '2001:db8:1::',
    }
    await withContainer([], async (id) => {
      for (const address of Object.keys(networks))
        await expect(async () => {
          await docker(
            'exec',
            id,
            'wget',
            '-q',
            '-O',
            '-',
            `--header=X-Forwarded-For: ${address}`,
            'http://127.0.0.1:8080/about',
          )
        }).toPass()
      const log = await docker('logs', id)
      for (const [address, network] of Object.entries(networks)) {
        expect(log).toContain(`"client":"${network}"`)
        expect(log).not.toContain(address)
      }
    })
  })

  test.describe('with an .env', () => {
    let folder: string
    test.beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'operator-'))
    })
    test.afterEach(() => rmSync(folder, { recursive: true }))
    const withEnv = (text: string, ...args: string[]) => {
      const file = join(folder, '.env')
      writeFileSync(file, text)
      // Unset, because environment variables would override those of the file .env.
      const shell = { SITE_URL: undefined, PORT: undefined, CPUS: undefined, COMPOSE_PROFILES: undefined }
      return runCompose(['--env-file', file, '--project-name', 'operator', ...args], shell)
    }

    test('from Windows, with a byte order mark and CRLF, is read', () => {
      const settings = [
        'SITE_URL=https://www.oak.example',
        'PORT=127.0.0.1:8311',
        'COMPOSE_PROFILES=https',
        '',
      ]
      const config = withEnv(`\uFEFF${settings.join('\r\n')}`, 'config')
      expect(config).toMatch(/ SITE_URL: https:\/\/www\.oak\.example\n/)
      expect(config).toMatch(/ PUBLISHED: 127\.0\.0\.1:8311\n/)
      expect(config).toContain('caddy')
    })

    test('for a NAS kernel without CPU quota starts the site without one', async () => {
      const image = await inspect(container, '{{.Config.Image}}')
      const output = withEnv(
        `CPUS=0\nIMAGE=${image}\nPORT=127.0.0.1:8311\n`,
        'up',
        '--no-start',
        '--no-build',
        'web',
      )
      try {
        const containerId = (
          await docker('ps', '--all', '--quiet', '--filter', 'label=com.docker.compose.project=operator')
        ).trim()
        expect(containerId, output).not.toBe('')
        expect(await inspect(containerId, '{{.HostConfig.NanoCpus}} {{.HostConfig.CpuQuota}}')).toBe('0 0')
      } finally {
        withEnv('', 'down')
      }
    })
  })

  test('runs the doctor without Node on the machine', () => {
    const said = runCompose(['run', '--rm', 'doctor', process.env.BASE_URL ?? ''])
    expect(said).toContain('All 5 pages answer')
    expect(said).toContain('✗ The site is asked for on http://')
  })
})
