import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '..')

export interface Caddy {
  /** Where it serves the site. */
  url: string
  /** The certificate of its own authority: a file that is there once it answers. */
  authority: string
  process: ChildProcess
  /** Ends it and takes its files away. */
  stop: () => void
}

/** Starts Caddy as deploy/https.sh does, on these ports of this machine, in front of what listens on the port `upstream`. */
export function startCaddy(
  ports: { https: number; http: number; health: number; upstream: number },
  aliases = '',
): Caddy {
  const folder = mkdtempSync(join(tmpdir(), 'https-'))
  const url = `https://localhost:${ports.https}`
  const caddy = spawn('sh', [join(project, 'deploy/https.sh')], {
    stdio: ['ignore', 'ignore', process.env.CADDY_LOG === '1' ? 'inherit' : 'ignore'],
    env: {
      ...process.env,
      SITE_URL: url,
      HTTPS_ALIASES: aliases,
      HTTP_PORT: String(ports.http),
      HTTPS_PORT: String(ports.https),
      HEALTH_PORT: String(ports.health),
      UPSTREAM: `127.0.0.1:${ports.upstream}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
  return {
    url,
    authority: join(folder, 'caddy/pki/authorities/local/root.crt'),
    process: caddy,
    stop: () => {
      caddy.kill('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
