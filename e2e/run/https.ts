// npm run e2e:https [SPEC ...]: serves the built site by nginx behind Caddy, as `COMPOSE_PROFILES=https` does, with Caddy's own
// certificate authority. Then runs the suites that a proxy could break: all server suites, `early` (depends on the order of
// responses) and `contact` (requests another origin). HTTPS_PORT and HTTP_PORT: other ports than 8443 and 8400.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { startCaddy } from '../../testbed/caddy.ts'
import { startNginx } from '../../testbed/nginx.ts'

const defaultArguments = ['server', 'e2e/early', 'e2e/contact', '--project=server', '--project=chromium']

const { HTTPS_PORT = '8443', HTTP_PORT = '8400' } = process.env
const hostAlias = `127.0.0.1:${HTTPS_PORT}` // instead of www.DOMAIN, which would need a DNS record

if (spawnSync('caddy', ['version']).error)
  throw new Error('caddy is not installed; on Debian: apt-get install caddy')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
const nginx = await startNginx()
const caddy = await startCaddy(Number(HTTPS_PORT), Number(HTTP_PORT), Number(nginx.base.port), hostAlias)

const specs = process.argv.slice(2)
const playwright = spawn(
  'playwright',
  ['test', '--config=e2e', ...(specs.length ? specs : defaultArguments)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      BASE_URL: caddy.url,
      HTTP_URL: `http://localhost:${HTTP_PORT}`,
      ALIAS_URL: `https://${hostAlias}`,
      LOCAL_TARGET: '1',
      NODE_EXTRA_CA_CERTS: caddy.certificate,
    },
  },
)
const [code] = (await once(playwright, 'exit')) as [number | null]
await nginx.stop()
process.exit(code ?? 1)
