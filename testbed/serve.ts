// Serves the built site with the shipped nginx.conf, in the foreground, until SIGTERM or SIGINT.
//   PORT  instead of 8080; also moves the /tmp paths of the configuration
//   DIST  another build than dist/
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '..')
const dist = resolve(process.env.DIST ?? join(project, 'dist'))
const port = process.env.PORT
const prefix = join(project, '.nginx', port ?? '')

function giveUp(message: string): never {
  console.error(`testbed/serve.ts: ${message}`)
  process.exit(1)
}

if (port !== undefined && !/^\d{1,5}$/.test(port)) giveUp(`PORT is "${port}", expected a number`)
if (spawnSync('nginx', ['-v']).error) giveUp('nginx is not installed; on Debian: apt-get install nginx-light')
for (const needed of ['client/index.html', 'nginx/csp-hashes.conf'])
  if (!existsSync(join(dist, needed))) giveUp(`there is no ${needed} in ${dist}; run: npm run build`)

// Another instance may use a subfolder of this one, so delete only this instance's own files.
for (const name of ['html', 'nginx.conf', 'csp-hashes.conf']) rmSync(join(prefix, name), { force: true })
mkdirSync(join(prefix, 'tmp'), { recursive: true })
symlinkSync(join(dist, 'client'), join(prefix, 'html'))
cpSync(join(dist, 'nginx', 'csp-hashes.conf'), join(prefix, 'csp-hashes.conf'))
const shipped = readFileSync(join(project, 'nginx.conf'), 'utf8')
// As in the Dockerfile: nginx fails to start if it must listen on IPv6 and the kernel has none.
const listening = existsSync('/proc/net/if_inet6') ? shipped : shipped.replace(/^.*listen \[::\].*\n/m, '')
writeFileSync(
  join(prefix, 'nginx.conf'),
  port === undefined
    ? listening
    : listening
        .replaceAll(/listen (\[::\]:)?8080 /g, `listen $1${port} `)
        .replaceAll(' /tmp/', ` ${join(prefix, 'tmp')}/`),
)

// The log is a file: nginx opens /dev/stdout by name, which fails if stdout is a socket, as under Playwright.
const log = openSync(join(prefix, 'access.log'), 'w')
// As root, nginx would run its workers as "nobody", who may not read this folder.
const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
const nginx = spawn('nginx', ['-p', `${prefix}/`, '-c', join(prefix, 'nginx.conf'), ...asRoot], {
  stdio: ['ignore', log, 'inherit'],
})

process.on('SIGTERM', () => nginx.kill('SIGTERM'))
process.on('SIGINT', () => nginx.kill('SIGTERM'))
process.on('SIGQUIT', () => nginx.kill('SIGQUIT'))
nginx.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
