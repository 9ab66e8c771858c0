// Tests how deploy/https.sh validates and converts an operator's settings before it starts Caddy.
import { expect, test } from 'vitest'
import { runWithStub } from './runWithStub.ts'

const startHttps = (env: Record<string, string>) =>
  runWithStub(
    { name: 'caddy', stub: 'echo "$SITE_URL: $REDIRECTED"; echo "$@"' },
    ['sh', 'deploy/https.sh'],
    env,
  )

test.each([
  ['https://www.oak.example', '', 'https://www.oak.example: http://, https://oak.example'],
  ['https://oak.example/', '', 'https://oak.example: http://'],
  [
    'https://oak.example',
    'oak.test,www.oak.test',
    'https://oak.example: http://, https://oak.test, https://www.oak.test',
  ],
  ['https://oak.example', 'oak.example,oak.test,oak.test', 'https://oak.example: http://, https://oak.test'],
  ['https://WWW.Oak.example', 'Oak.example', 'https://www.oak.example: http://, https://oak.example'],
])('SITE_URL=%s HTTPS_ALIASES=%s: all other hosts redirect to SITE_URL', (url, aliases, firstLine) => {
  const { status, stdout } = startHttps({ SITE_URL: url, HTTPS_ALIASES: aliases })
  expect([status, stdout]).toEqual([0, `${firstLine}\nrun --config deploy/Caddyfile --adapter caddyfile\n`])
})

test.each([
  ['', ''],
  ['http://oak.example', ''],
  ['https://', ''],
  ['https://oak.example/shop', ''],
  ['https://oak.example {', ''],
  ['https://oak.example:8443', ''],
  ['https://oak.example', 'https://oak.test'],
  ['https://oak.example', 'oak.test;rm'],
  ['https://oak.example', 'oak.test:8443'],
])('SITE_URL=%j HTTPS_ALIASES=%j: fails with a line that says what is expected', (url, aliases) => {
  const { status, stdout, stderr } = startHttps({ SITE_URL: url, HTTPS_ALIASES: aliases })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^https: (SITE_URL|HTTPS_ALIASES)="[^\n]*": expected [^\n]+\n$/)
})
