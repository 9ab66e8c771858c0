// Serves the built site with the shipped nginx.conf, in the foreground, until SIGTERM or SIGINT.
//   PORT  another port than 8080; also gives nginx another folder than /tmp, so that two servers can run at once
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
import { dist } from '../owner/folders.ts'

const projectFolder = resolve(import.meta.dirname, '..')
const port = process.env.PORT
const nginxFolder = join(projectFolder, '.nginx', port ?? '')

function exitWithError(message: string): never {
  console.error(`testbed/serve.ts: ${message}`)
  process.exit(1)
}

if (port !== undefined && !/^\d{1,5}$/.test(port)) exitWithError(`PORT is "${port}", expected a number`)
if (spawnSync('nginx', ['-v']).error)
  exitWithError('nginx is not installed; on Debian: apt-get install nginx-light')
for (const needed of ['client/index.html', 'nginx/csp-hashes.conf'])
  if (!existsSync(join(dist, needed))) exitWithError(`there is no ${needed} in ${dist}; run: npm run build`)

// Another server may run in a subfolder (.nginx/PORT), so delete only this server's own files.
for (const name of ['html', 'nginx.conf', 'csp-hashes.conf']) rmSync(join(nginxFolder, name), { force: true })
mkdirSync(join(nginxFolder, 'tmp'), { recursive: true })
symlinkSync(join(dist, 'client'), join(nginxFolder, 'html'))
cpSync(join(dist, 'nginx', 'csp-hashes.conf'), join(nginxFolder, 'csp-hashes.conf'))
const shippedConf = readFileSync(join(projectFolder, 'nginx.conf'), 'utf8')
// nginx does not start if it has to listen on IPv6 and the kernel has none. The Dockerfile removes the line in the same way.
const configuration = existsSync('/proc/net/if_inet6')
  ? shippedConf
  : shippedConf.replace(/^.*listen \[::\].*\n/m, '')
writeFileSync(
  join(nginxFolder, 'nginx.conf'),
  port === undefined
    ? configuration
    : configuration
        .replaceAll(/listen (\[::\]:)?8080 /g, `listen $1${port} `)
        .replaceAll(' /tmp/', ` ${join(nginxFolder, 'tmp')}/`),
)

// nginx opens its log /dev/stdout by name. That fails if stdout is a socket, as under Playwright, so stdout is a file.
const accessLog = openSync(join(nginxFolder, 'access.log'), 'w')
// Started by root, nginx would run its workers as the user "nobody", which may have no right to read this folder.
const rootArguments = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
const nginx = spawn(
  'nginx',
  ['-p', `${nginxFolder}/`, '-c', join(nginxFolder, 'nginx.conf'), ...rootArguments],
  {
    stdio: ['ignore', accessLog, 'inherit'],
  },
)

if (process.stdout.isTTY) console.log(`http://localhost:${port ?? 8080} shows the site. Ctrl+C ends it.`)

process.on('SIGTERM', () => nginx.kill('SIGTERM'))
process.on('SIGINT', () => nginx.kill('SIGTERM'))
nginx.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
