// npm run e2e:https [SPEC ...]: serves the built site as an operator does with `COMPOSE_PROFILES=https`, by nginx behind Caddy
// with the shipped deploy/Caddyfile and Caddy's own authority, and runs over https what a proxy could break: all server
// suites, and of the journeys those that lean on the order of answers (early) and on another origin (contact).
//   E2E_PORT  nginx; the next is Caddy's health check (8090)   HTTPS_PORT (8443)   HTTP_PORT (8400)
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const suites = ['server', 'e2e/early', 'e2e/contact', '--project=server', '--project=chromium']

const project = resolve(import.meta.dirname, '..')
const { E2E_PORT = '8090', HTTPS_PORT = '8443', HTTP_PORT = '8400' } = process.env
const site = `https://localhost:${HTTPS_PORT}`
const alias = `127.0.0.1:${HTTPS_PORT}` // stands for the firm's other host: a name would need a record in DNS

if (spawnSync('caddy', ['version']).error) {
  console.error('e2e/https.ts: caddy is not installed; on Debian: apt-get install caddy')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'https-'))
const authority = join(folder, 'caddy/pki/authorities/local/root.crt')

const nginx = spawn(process.execPath, [join(project, 'testbed/serve.ts')], {
  stdio: 'inherit',
  env: { ...process.env, PORT: E2E_PORT },
})
const caddy = spawn('sh', [join(project, 'deploy/https.sh')], {
  stdio: ['ignore', 'ignore', process.env.CADDY_LOG === '1' ? 'inherit' : 'ignore'],
  env: {
    ...process.env,
    SITE_URL: site,
    HTTPS_ALIASES: alias,
    HTTP_PORT,
    HTTPS_PORT,
    UPSTREAM: `127.0.0.1:${E2E_PORT}`,
    HEALTH_PORT: String(Number(E2E_PORT) + 1),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  },
})
const stop = () => {
  nginx.kill('SIGTERM')
  caddy.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
process.on('exit', stop)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** Whether the page is served; the certificate is for the tests to judge. */
const answers = () =>
  new Promise<boolean>((done) => {
    https
      .get(`${site}/healthz`, { rejectUnauthorized: false, agent: false }, (response) => {
        response.resume()
        done(response.statusCode === 200)
      })
      .on('error', () => done(false))
  })
for (let up = false; !up; up = await answers())
  if (nginx.exitCode !== null || caddy.exitCode !== null) {
    console.error('e2e/https.ts: nginx or Caddy has ended; CADDY_LOG=1 shows what Caddy says')
    process.exit(1)
  }

const given = process.argv.slice(2)
const tests = spawn(
  process.execPath,
  [
    join(project, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config=e2e',
    ...(given.length ? given : suites),
  ],
  {
    cwd: project,
    stdio: 'inherit',
    env: {
      ...process.env,
      BASE_URL: site,
      HTTP_URL: `http://localhost:${HTTP_PORT}`,
      ALIAS_URL: `https://${alias}`,
      LOCAL_TARGET: '1',
      NODE_EXTRA_CA_CERTS: authority,
    },
  },
)
tests.on('exit', (code) => process.exit(code ?? 1))
