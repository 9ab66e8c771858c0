import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const projectFolder = resolve(import.meta.dirname, '..')

export interface Caddy {
  /** Origin of the served site. */
  url: string
  /** Path of Caddy's own root certificate; the file exists once Caddy answers. */
  authorityCertificate: string
  process: ChildProcess
  /** Stops Caddy and deletes its files. */
  stop: () => void
}

/**
 * Starts Caddy with deploy/https.sh on these local ports, in front of the server on the port `upstream`. `aliases`: hosts that
 * redirect to the site, comma-separated.
 */
export function startCaddy(
  ports: { https: number; http: number; health: number; upstream: number },
  aliases = '',
): Caddy {
  const dataFolder = mkdtempSync(join(tmpdir(), 'https-'))
  const url = `https://localhost:${ports.https}`
  const caddy = spawn('sh', [join(projectFolder, 'deploy/https.sh')], {
    stdio: ['ignore', 'ignore', process.env.CADDY_LOG === '1' ? 'inherit' : 'ignore'],
    env: {
      ...process.env,
      SITE_URL: url,
      HTTPS_ALIASES: aliases,
      HTTP_PORT: String(ports.http),
      HTTPS_PORT: String(ports.https),
      HEALTH_PORT: String(ports.health),
      UPSTREAM: `127.0.0.1:${ports.upstream}`,
      XDG_DATA_HOME: dataFolder,
      XDG_CONFIG_HOME: dataFolder,
    },
  })
  return {
    url,
    authorityCertificate: join(dataFolder, 'caddy/pki/authorities/local/root.crt'),
    process: caddy,
    stop: () => {
      caddy.kill('SIGTERM')
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
