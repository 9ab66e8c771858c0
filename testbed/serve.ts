// Serves the built site with the shipped nginx.conf, in the foreground, until SIGTERM, SIGINT or SIGHUP.
//   PORT  another port than 8080, so that two servers can run at once
//   DIST  another build than dist/
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { dist } from '../build/dist.ts'
import { computeServerFolder } from './nginx.ts'

process.env.PATH += ':/usr/sbin' // has nginx, and is not in the PATH of Debian's ordinary users
const projectFolder = resolve(import.meta.dirname, '..')
const port = process.env.PORT ?? '8080'
const serverFolder = computeServerFolder(port)

function exitWithError(message: string): never {
  console.error(`testbed/serve.ts: ${message}`)
  process.exit(1)
}

if (!/^\d{1,5}$/.test(port)) exitWithError(`PORT is "${port}", expected a number`)
if (spawnSync('nginx', ['-v']).error)
  exitWithError('nginx is not installed; on Debian: apt-get install nginx-light')
for (const requiredFile of ['client/index.html', 'nginx/csp-variables.conf'])
  if (!fs.existsSync(join(dist, requiredFile)))
    exitWithError(`no ${requiredFile} in ${dist}; run: npm run build`)

const { mtime: buildTime } = fs.statSync(join(dist, 'nginx/csp-variables.conf'))
const newerFile = fs
  .globSync(
    ['{src,build,owner,content,public}/**/*.*', '{.env,index.html,package-lock.json,vite.config.ts}'],
    { cwd: projectFolder },
  )
  .filter((file) => !/\.test\.|^content\/(specified|schemas)/.test(file)) // the build does not read these
  .find((file) => fs.statSync(join(projectFolder, file)).mtime > buildTime)
if (newerFile)
  console.warn(
    `testbed/serve.ts: ${newerFile} is newer than the build; to see its changes, stop this, run npm run build, and start it again`,
  )

// Exits if the port is in use. nginx itself would retry for some seconds, while the other server answers requests.
const probe = createServer().listen(Number(port), '127.0.0.1')
await once(probe, 'listening').catch(() =>
  exitWithError(`port ${port} is in use, perhaps by the site's container; stop it: docker compose down`),
)
await promisify(probe.close.bind(probe))()

fs.rmSync(serverFolder, { recursive: true, force: true })
fs.mkdirSync(join(serverFolder, 'tmp'), { recursive: true })
fs.symlinkSync(join(dist, 'client'), join(serverFolder, 'html'))
fs.copyFileSync(join(dist, 'nginx/csp-variables.conf'), join(serverFolder, 'csp-variables.conf'))
let configuration = fs.readFileSync(join(projectFolder, 'nginx.conf'), 'utf8')
/** Replaces lines of nginx.conf. Exits if it has none of them: then another server's port or files would be used. */
function replaceInConfiguration(pattern: RegExp, replacement: string) {
  if (configuration.search(pattern) === -1) exitWithError(`nginx.conf: expected ${pattern.source}`)
  configuration = configuration.replaceAll(pattern, replacement)
}
replaceInConfiguration(/listen (\[::\]:)?8080 /g, `listen $1${port} `)
replaceInConfiguration(/ \/tmp\/([\w.]+);/g, ` "${join(serverFolder, 'tmp')}/$1";`)
// If the kernel has no IPv6, removes the line that listens on IPv6: nginx would not start with that line.
if (!fs.existsSync('/proc/net/if_inet6')) replaceInConfiguration(/^.*listen \[::\].*\n/gm, '')
fs.writeFileSync(join(serverFolder, 'nginx.conf'), configuration)

// nginx opens its log /dev/stdout by name. That fails if stdout is a socket, as under Playwright, so stdout is a file.
const accessLogDescriptor = fs.openSync(join(serverFolder, 'access.log'), 'w')
const args = ['-p', `${serverFolder}/`, '-c', join(serverFolder, 'nginx.conf')]
// Started by root, nginx would run its workers as the user "nobody", which may have no right to read this folder.
if (process.getuid?.() === 0) args.push('-g', 'user root;')
const nginxProcess = spawn('nginx', args, { stdio: ['ignore', accessLogDescriptor, 'inherit'] })

if (process.stdout.isTTY) console.log(`http://localhost:${port} shows the site. Ctrl+C ends it.`)

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => nginxProcess.kill('SIGTERM'))
nginxProcess.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)))
