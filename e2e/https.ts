// npm run e2e:https [SPEC ...]: serves the built site by nginx behind Caddy, as `COMPOSE_PROFILES=https` does, with Caddy's own
// certificate authority. Then runs the suites that a proxy could break: all server suites, `early` (depends on the order of
// responses) and `contact` (requests another origin). HTTPS_PORT and HTTP_PORT: other ports than 8443 and 8400.
import { spawn, spawnSync } from 'node:child_process'
import https from 'node:https'
import { join, resolve } from 'node:path'
import { startCaddy } from '../testbed/caddy.ts'
import { findFreePort, startNginx } from '../testbed/nginx.ts'

const defaultArguments = ['server', 'e2e/early', 'e2e/contact', '--project=server', '--project=chromium']

const projectFolder = resolve(import.meta.dirname, '..')
const { HTTPS_PORT = '8443', HTTP_PORT = '8400' } = process.env
const hostAlias = `127.0.0.1:${HTTPS_PORT}` // instead of www.DOMAIN, which would need a DNS record

if (spawnSync('caddy', ['version']).error) {
  console.error('e2e/https.ts: caddy is not installed; on Debian: apt-get install caddy')
  process.exit(1)
}
const nginx = await startNginx()
const {
  url: site,
  authorityCertificate,
  process: caddy,
  stop,
} = startCaddy(
  {
    https: Number(HTTPS_PORT),
    http: Number(HTTP_PORT),
    health: await findFreePort(),
    upstream: Number(new URL(nginx.url).port),
  },
  hostAlias,
)
process.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** Whether the site answers. Accepts any certificate: checking it is the tests' job. */
const isAnswering = () =>
  new Promise<boolean>((done) => {
    https
      .get(`${site}/healthz`, { rejectUnauthorized: false, agent: false }, (response) => {
        response.resume()
        done(response.statusCode === 200)
      })
      .on('error', () => done(false))
  })
for (let up = false; !up; up = await isAnswering())
  if (caddy.exitCode !== null) {
    console.error('e2e/https.ts: Caddy has ended; CADDY_LOG=1 shows what Caddy says')
    process.exit(1)
  }

const args = process.argv.slice(2)
const playwright = spawn(
  process.execPath,
  [
    join(projectFolder, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config=e2e',
    ...(args.length ? args : defaultArguments),
  ],
  {
    cwd: projectFolder,
    stdio: 'inherit',
    env: {
      ...process.env,
      BASE_URL: site,
      HTTP_URL: `http://localhost:${HTTP_PORT}`,
      ALIAS_URL: `https://${hostAlias}`,
      LOCAL_TARGET: '1',
      NODE_EXTRA_CA_CERTS: authorityCertificate,
    },
  },
)
playwright.on('exit', (code) => {
  void nginx.stop().then(() => process.exit(code ?? 1))
})
