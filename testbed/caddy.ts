import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from './nginx.ts'

/**
 * Starts Caddy with deploy/https.sh on local ports, in front of the server on the port `upstream`; resolves when it speaks TLS,
 * with its own root certificate. `aliases`: hosts that redirect to the site, comma-separated.
 */
export async function startCaddy(https: number, http: number, upstream: number, aliases = '') {
  const dataFolder = mkdtempSync(join(tmpdir(), 'https-'))
  const url = `https://localhost:${https}`
  const caddy = spawn('sh', [resolve(import.meta.dirname, '../deploy/https.sh')], {
    stdio: ['ignore', 'ignore', process.env.CADDY_LOG === '1' ? 'inherit' : 'ignore'],
    env: {
      ...process.env,
      SITE_URL: url,
      HTTPS_ALIASES: aliases,
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      HEALTH_PORT: String(await findFreePort()),
      UPSTREAM: `127.0.0.1:${upstream}`,
      XDG_DATA_HOME: dataFolder,
      XDG_CONFIG_HOME: dataFolder,
    },
  })
  const stop = () => {
    caddy.kill('SIGTERM')
    rmSync(dataFolder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  while (!(await speaksTls(url))) {
    if (caddy.exitCode !== null) throw new Error('Caddy has ended; CADDY_LOG=1 shows what it says')
    await sleep(50)
  }
  return { url, certificate: join(dataFolder, 'caddy/pki/authorities/local/root.crt'), stop }
}

/** Whether Caddy answers. For an unknown host it does so itself, without the server behind it. */
const speaksTls = (url: string) =>
  new Promise<boolean>((done) => {
    const options = { headers: { host: 'unknown.test' }, servername: 'localhost', rejectUnauthorized: false }
    get(url, { ...options, agent: false }, (response) => {
      response.resume()
      done(true)
    }).on('error', () => done(false))
  })
