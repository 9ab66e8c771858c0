// Tests which configuration deploy/start.sh chooses.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runWithStub } from './runWithStub.ts'

test.each([
  ['/missing', 'nginx-ipv4.conf'],
  ['/', 'nginx.conf'],
])('with the kernel file of IPv6 at %s, nginx starts with %s', (path, file) => {
  const script = readFileSync('deploy/start.sh', 'utf8').replace('/proc/net/if_inet6', path)
  const { stdout } = runWithStub({ name: 'nginx', stub: 'echo "$@"' }, ['sh', '-c', script], {})
  expect(stdout).toBe(`-p /usr/share/nginx/ -c /etc/nginx/${file}\n`)
})
