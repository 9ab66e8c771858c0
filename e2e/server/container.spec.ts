// The running container. CONTAINER: its name or id; these tests run only if it is set. PROXY: the container of the https proxy in
// front of it, which serves https://localhost.
import { expect, test } from '@playwright/test'
import { container, docker, inspect, proxy } from './docker.ts'
import { readHeaderField, request } from './http.ts'

const runInContainer = (...command: string[]) => docker('exec', container, ...command)
const findImage = () => inspect(container, '{{.Config.Image}}')

test.describe('the container', { tag: '@container' }, () => {
  test('runs every process as user 101', async () => {
    const processes = await runInContainer('sh', '-c', 'cat /proc/[0-9]*/status 2>/dev/null')
    // A health check is the engine's runc, as root, until runc has become the check.
    const users = [...processes.matchAll(/^Name:\t(?!runc:)[^]*?^Uid:\t(.*)$/gm)].map(([, ids]) => ids)
    expect(users.length).toBeGreaterThanOrEqual(3)
    expect(new Set(users)).toEqual(new Set(['101\t101\t101\t101']))
  })

  test('has a read-only root file system, except /tmp', async () => {
    for (const file of ['/x', '/etc/nginx/x', '/usr/share/nginx/html/x'])
      await expect(docker('exec', '--user', '0', container, 'touch', file)).rejects.toThrow(
        /[Rr]ead-only file system/,
      )
    await runInContainer('touch', '/tmp/x')
    await runInContainer('rm', '/tmp/x')
  })

  test('has files that only root may change, on a writable file system', async () => {
    for (const writeCommand of [
      'touch /etc/nginx/x',
      'echo >> /etc/nginx/nginx.conf',
      'touch /usr/share/nginx/html/x',
      'echo >> /usr/share/nginx/html/index.html',
    ]) {
      const write = docker('run', '--rm', '--entrypoint', 'sh', await findImage(), '-c', writeCommand)
      await expect(write, writeCommand).rejects.toThrow(/[Pp]ermission denied/)
    }
  })

  test('has no capabilities and cannot gain any', async () => {
    const status = await runInContainer('cat', '/proc/1/status')
    expect(status).toMatch(/^CapBnd:\t0+$/m)
    expect(status).toMatch(/^CapEff:\t0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
  })

  test('stops immediately with exit code 0', async () => {
    const id = (await docker('run', '--detach', await findImage())).trim()
    try {
      await expect.poll(() => docker('exec', id, 'cat', '/proc/1/comm')).toBe('nginx\n')
      await docker('stop', '--time', '5', id)
      expect(await inspect(id, '{{.State.ExitCode}}')).toBe('0')
    } finally {
      await docker('rm', '--force', id)
    }
  })

  test('logs the build warnings at start', async () => {
    const warnings = await runInContainer('cat', '/etc/nginx/build-warnings.txt')
    expect(await docker('logs', container)).toContain(warnings)
  })

  test('starts without IPv6', async () => {
    const conf = await runInContainer('cat', '/etc/nginx/nginx.conf', '/etc/nginx/nginx-ipv4.conf')
    expect(conf.match(/listen \[::\]/g)).toHaveLength(1)
    await runInContainer('nginx', '-t', '-p', '/usr/share/nginx/', '-c', '/etc/nginx/nginx-ipv4.conf')
  })
})

test.describe('the proxy in front of the container', { tag: '@container' }, () => {
  test.skip(proxy === '', 'the optional https proxy is not running')

  test('serves https with a certificate of its own authority, and redirects http', async () => {
    const ca = await docker('exec', proxy, 'cat', '/data/caddy/pki/authorities/local/root.crt')
    const page = await request('/about', { base: new URL('https://localhost'), ca })
    expect(page.status).toBe(200)
    expect(page.body.toString()).toContain('<h1')
    expect(readHeaderField(page, 'strict-transport-security')).toBe('max-age=31536000')
    const plain = await request('/about', { base: new URL('http://localhost') })
    expect([plain.status, readHeaderField(plain, 'location')]).toEqual([308, 'https://localhost/about'])
  })

  test('has only the capability for ports below 1024, and cannot gain any', async () => {
    const status = await docker('exec', proxy, 'cat', '/proc/1/status')
    expect(status).toMatch(/^CapBnd:\t0{13}400$/m)
    expect(status).toMatch(/^CapEff:\t0{13}400$/m)
    expect(status).toMatch(/^NoNewPrivs:\t1$/m)
  })

  test('has a read-only root file system, except certificates and /tmp; certificates survive it', async () => {
    for (const file of ['/x', '/etc/caddy/x', '/usr/bin/x'])
      await expect(docker('exec', proxy, 'touch', file)).rejects.toThrow(/[Rr]ead-only file system/)
    const mounts = JSON.parse(await inspect(proxy, '{{json .Mounts}}')) as { Destination: string }[]
    expect(mounts).toContainEqual(
      expect.objectContaining({
        Type: 'volume',
        Destination: '/data',
        Name: expect.stringMatching(/certificates$/),
      }),
    )
    expect(JSON.stringify(mounts), 'whoever has it has the machine').not.toContain('docker.sock')
  })

  test('has the memory, process limit and ports of the README', async () => {
    expect(await inspect(proxy, '{{.HostConfig.Memory}} {{.HostConfig.PidsLimit}}')).toBe('268435456 128')
    const ports = JSON.parse(await inspect(proxy, '{{json .HostConfig.PortBindings}}')) as object
    expect(Object.keys(ports).toSorted()).toEqual(['443/tcp', '443/udp', '80/tcp'])
  })
})
