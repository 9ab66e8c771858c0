// npm run e2e:https [SPEC ...]: serves the built site by nginx behind Caddy, as `COMPOSE_PROFILES=https` does, with Caddy's own
// certificate authority. Then runs the suites that a proxy could break: all server suites, `early` (depends on the order of
// responses) and `contact` (requests another origin). CADDY_LOG=1 shows what Caddy says.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort, startNginx } from '../../testbed/nginx.ts'

const defaultArguments = ['server', 'e2e/early', 'e2e/contact', '--project=server', '--project=chromium']
const siteUrl = 'https://localhost:8443'
const hostAlias = '127.0.0.1:8443' // instead of www.DOMAIN, which would need a DNS record

if (spawnSync('caddy', ['version']).error)
  throw new Error('caddy is not installed; on Debian: apt-get install caddy')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const nginx = await startNginx()
const dataFolder = mkdtempSync(join(tmpdir(), 'https-'))
const caddy = spawn('sh', ['deploy/https.sh'], {
  stdio: ['ignore', 'ignore', process.env.CADDY_LOG === '1' ? 'inherit' : 'ignore'],
  env: {
    ...process.env,
    SITE_URL: siteUrl,
    HTTPS_ALIASES: hostAlias,
    HTTP_PORT: '8400',
    HTTPS_PORT: '8443',
    HEALTH_PORT: String(await findFreePort()),
    UPSTREAM: nginx.base.host,
    XDG_DATA_HOME: dataFolder,
    XDG_CONFIG_HOME: dataFolder,
  },
})
process.once('exit', () => {
  caddy.kill('SIGTERM')
  rmSync(dataFolder, { recursive: true, force: true })
})

const speaksTls = () =>
  new Promise<boolean>((done) => {
    const onResponse = () => done(true)
    get(siteUrl, { rejectUnauthorized: false, agent: false }, onResponse).on('error', () => done(false))
  })
while (!(await speaksTls())) {
  if (caddy.exitCode !== null) throw new Error('Caddy has ended')
  await sleep(50)
}

const specs = process.argv.slice(2)
const playwright = spawn(
  'playwright',
  ['test', '--config=e2e', ...(specs.length ? specs : defaultArguments)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      BASE_URL: siteUrl,
      HTTP_URL: 'http://localhost:8400',
      ALIAS_URL: `https://${hostAlias}`,
      LOCAL_TARGET: '1',
      NODE_EXTRA_CA_CERTS: join(dataFolder, 'caddy/pki/authorities/local/root.crt'),
    },
  },
)
const [code] = (await once(playwright, 'exit')) as [number | null]
await nginx.stop()
process.exit(code ?? 1)
