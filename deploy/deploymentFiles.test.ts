// Tests that the deployment files agree with each other and with deploy/README.md.
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readManifests, type Resource } from './kubernetes.ts'
import { placeholderFacts } from '../owner/placeholderFacts.ts'
import { parseSettings, settingNames } from '../owner/settings.ts'

const readText = (file: string) => readFileSync(file, 'utf8')
const dockerfile = readText('Dockerfile')
const nginxConf = readText('nginx.conf')
const caddyfile = readText('deploy/Caddyfile')
const releaseWorkflow = readText('.github/workflows/release.yml')
const readme = readText('deploy/README.md')

type ComposeService = Record<string, unknown> & {
  build: { args: Record<string, string> }
  healthcheck?: { test: string[] }
  stop_grace_period: string
  mem_limit: string
  pids_limit: number
  cpus: string
  ports: (string | object)[]
  environment: Record<string, string>
  volumes: (string | object)[]
  restart: string
  deploy: {
    update_config: object
    restart_policy: { condition: string }
    resources: { limits: { memory: string; pids: number; cpus: string } }
  }
}
const readServices = (file: string) =>
  (parse(readText(file)) as { services: Record<string, ComposeService> }).services
const { web, https, doctor } = readServices('docker-compose.yml') as Record<
  'web' | 'https' | 'doctor',
  ComposeService
>
const { web: swarm } = readServices('deploy/swarm.yml') as { web: ComposeService }

interface Container {
  image: string
  ports: { containerPort: number }[]
  securityContext: object
  resources: { limits: { memory: string } }
  volumeMounts: object[]
  lifecycle: { preStop: { sleep: { seconds: number } } }
  livenessProbe: { timeoutSeconds: number }
  [probe: string]: unknown
}
interface Pod {
  terminationGracePeriodSeconds: number
  securityContext: object
  containers: [Container]
  volumes: object[]
}
const [{ spec }] = readManifests('base/website.yaml').filter(({ kind }) => kind === 'Deployment') as [
  Resource,
]
const podSpec = (spec as { template: { spec: Pod } }).template.spec
const [container] = podSpec.containers

/** The value that the compose file uses where .env does not set the variable. */
const readDefault = (value: string) => /:-(.*)\}/.exec(value)?.[1] ?? value

/** The value in seconds of an nginx.conf directive. */
const readSeconds = (directive: string) =>
  Number(new RegExp(`^ *${directive} (\\d+)s;`, 'm').exec(nginxConf)?.[1])

describe('settings', () => {
  test.each(settingNames)(
    '%s is in .env.example, in quotation marks: without them "#" would begin a comment',
    (name) => {
      expect(readText('.env.example')).toMatch(new RegExp(`^# ${name}=".+"$`, 'm'))
    },
  )

  test('.env.example has the placeholder facts', () => {
    const variables = parseEnv(readText('.env.example').replaceAll(/^# (?=SITE_)/gm, ''))
    expect(parseSettings(variables).site).toEqual(placeholderFacts)
  })

  test('reach the build as the file .env, in compose and release', () => {
    expect(readText('.dockerignore').split('\n')).toContain('!.env')
    expect(releaseWorkflow).toContain(`printf '%s\\n' "$FACTS" > .env`)
    expect(Object.keys(web.build.args)).toEqual(['SOURCE_DATE_EPOCH'])
    expect(doctor.command).toEqual(['${SITE_URL:-}'])
    for (const name of ['SITE_URL', 'HTTPS_ALIASES'])
      expect(https.environment).toMatchObject({ [name]: `\${${name}:-}` })
  })
})

describe('health', () => {
  const [, path = ''] = /location = (\S+) \{\s+access_log off;/.exec(nginxConf) ?? []
  const [, port = ''] = /listen (\d+) default_server/.exec(nginxConf) ?? []

  test('is checked at the URL that nginx serves, by image and Kubernetes', () => {
    const command = ['wget', '-q', '-Y', 'off', '-O', '/dev/null', `http://127.0.0.1:${port}${path}`]
    expect(dockerfile).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`)
    for (const service of [web, swarm]) expect(service.healthcheck).toBeUndefined() // the image defines it
    const probe = { httpGet: { path, port: 'http' } }
    expect(container).toMatchObject({ startupProbe: probe, readinessProbe: probe, livenessProbe: probe })
    // A full server answers after seconds. If that failed the check, it would be replaced, and the others get its load.
    expect(Number(/--timeout=(\d+)s/.exec(dockerfile)?.[1])).toBeGreaterThan(10)
    expect(container.livenessProbe.timeoutSeconds).toBeGreaterThan(10)
    expect(container.ports).toEqual([{ containerPort: Number(port), name: 'http' }])
    expect(dockerfile).toContain(`EXPOSE ${port}\n`)
  })

  test('of the https proxy is checked at the URL that the Caddyfile serves', () => {
    const [, healthPort = ''] = /http:\/\/127\.0\.0\.1:\{\$HEALTH_PORT:(\d+)\}/.exec(caddyfile) ?? []
    expect(https.healthcheck?.test).toEqual([
      'CMD',
      'wget',
      '-q',
      '-Y',
      'off',
      '-O',
      '/dev/null',
      `http://127.0.0.1:${healthPort}/`,
    ])
  })
})

describe('the container', () => {
  test('runs unprivileged on a read-only root file system', () => {
    const users = [...dockerfile.matchAll(/^USER (.*)$/gm)].map(([, user]) => user)
    expect(users.at(-1)).toBe('101:101')
    for (const [name, service] of Object.entries({ web, https, doctor, swarm })) {
      expect.soft(service.read_only, name).toBe(true)
      expect.soft(service.cap_drop, name).toEqual(['ALL'])
      expect.soft(service.privileged, name).toBeUndefined()
    }
    expect(web.cap_add).toBeUndefined()
    expect(swarm.cap_add).toBeUndefined()
    expect(https.cap_add).toEqual(['NET_BIND_SERVICE'])
    for (const service of [web, https, doctor])
      expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(podSpec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 101, runAsGroup: 101 })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    // nginx writes to /tmp, also its process number
    expect(container.volumeMounts).toEqual([{ name: 'tmp', mountPath: '/tmp' }])
    expect(podSpec.volumes).toEqual([{ name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '16Mi' } }])
  })

  test('starts again after a crash or reboot, and a failed update rolls back', () => {
    for (const service of [web, https]) expect(service.restart).toBe('unless-stopped')
    expect(swarm.deploy.restart_policy.condition).toBe('any')
    expect(swarm.deploy.update_config).toMatchObject({ order: 'start-first', failure_action: 'rollback' })
  })

  test('has files that its user can read, whoever built the image', () => {
    expect(dockerfile).toContain(' && chmod -R a=rX dist\n')
    const copyLines = dockerfile.split('\nFROM ')[2]?.match(/^COPY (?!--from).*/gm)
    expect(copyLines).toEqual([
      expect.stringContaining(' --chmod=644 '),
      expect.stringContaining(' --chmod=644 '),
    ])
  })

  test('is the same for compose and swarm', () => {
    for (const name of ['read_only', 'volumes', 'cap_drop', 'stop_grace_period', 'logging'])
      expect.soft(swarm[name], name).toEqual(web[name])
    const { memory, pids, cpus } = swarm.deploy.resources.limits
    expect([memory.toLowerCase(), pids, Number(cpus)]).toEqual([
      web.mem_limit,
      web.pids_limit,
      Number(readDefault(web.cpus)),
    ])
  })

  test('has the same memory limit in Kubernetes', () => {
    expect(container.resources.limits.memory).toBe(web.mem_limit.replace('m', 'Mi'))
  })

  test('has time to finish open requests before it is killed', () => {
    const nginxShutdownSeconds = readSeconds('worker_shutdown_timeout')
    expect(readme).toContain(`or up to ${nginxShutdownSeconds} s while somebody downloads`)
    for (const service of [web, swarm])
      expect(Number.parseInt(service.stop_grace_period)).toBeGreaterThan(nginxShutdownSeconds)
    const { seconds: pause } = container.lifecycle.preStop.sleep
    expect(podSpec.terminationGracePeriodSeconds).toBeGreaterThan(pause + nginxShutdownSeconds)
  })

  test('is published on localhost by default', () => {
    expect(web.ports).toEqual(['${PORT:-127.0.0.1:8080}:8080'])
    expect(web.environment.PUBLISHED, 'what the log warns of').toBe('${PORT:-127.0.0.1:8080}')
    expect(https, 'else older Compose stops Caddy while it replaces the site').not.toHaveProperty(
      'depends_on',
    )
    expect(https.ports).toEqual(['80:80', '443:443', '443:443/udp'])
    const readCaddyPort = (name: string) => new RegExp(`\\{\\$${name}:(\\d+)\\}`).exec(caddyfile)?.[1]
    expect(['HTTP_PORT', 'HTTPS_PORT'].map(readCaddyPort)).toEqual(['80', '443'])
  })

  test('accepts CPUS=0, for a kernel without CPU quota', () => {
    for (const { cpus } of [web, https]) expect(cpus).toBe('${CPUS:-1.0}')
  })

  test('of a swarm accepts only a number as its port, because Docker would ignore an address', () => {
    expect(swarm.ports).toEqual([{ target: 8080, published: '${PORT:-8080}' }])
  })

  test('has the limits of the README', () => {
    const readNumber = (directive: string) =>
      Number(new RegExp(`^ *${directive} (\\d+)`, 'm').exec(nginxConf)?.[1])
    const maxConnections = readNumber('worker_processes') * readNumber('worker_connections')
    expect(readme).toMatch(
      new RegExp(
        `\\| ${web.mem_limit.replace('m', ' MB')}, ${Number(readDefault(web.cpus))}, ${web.pids_limit} ` +
          `\\(Caddy: ${https.mem_limit.replace('m', ' MB')}, ${Number(readDefault(https.cpus))}, ${https.pids_limit}\\) `,
      ),
    )
    expect(readme).toContain(
      `| ${maxConnections.toLocaleString('en')}; each with the largest unfinished header`,
    )
    expect(readme).toContain(`| ${readNumber('limit_conn translated')}; further requests get a 503`)
    expect(readme).toContain(`| ${readNumber('limit_conn films').toLocaleString('en')}; further requests`)
    expect(readme).toContain(`(films: ${readNumber(' {12}send_timeout')} s)`)
    expect(readme).toContain(`within ${readSeconds('client_header_timeout')} s`)
    expect(readme).toContain(`disconnected after ${readSeconds('send_timeout')} s without progress`)
    expect(readme).toContain(`Idle connections close after ${readSeconds('keepalive_timeout')} s`)
  })

  // Checks only the mounts' options, not their effect: the tests run on Debian, where SELinux is off by default.
  test('can read its mounts under SELinux', () => {
    const mounts = [web, https, doctor].flatMap(({ volumes = [] }) => volumes)
    const stringMounts = mounts.filter((mount) => typeof mount === 'string')
    expect(stringMounts).toEqual(['./deploy:/etc/caddy:ro,z', 'certificates:/data', './doctor:/doctor:ro,z'])
  })

  test('is built from literal base image names, which podman 4 needs', () => {
    const baseImages = [...dockerfile.matchAll(/^FROM (.*)$/gm)].map(([, base]) =>
      base?.replace('--platform=$BUILDPLATFORM ', ''),
    )
    expect(baseImages).toEqual([
      expect.stringMatching(/^node:\S+ AS build$/),
      expect.stringMatching(/^nginxinc\/nginx-unprivileged:\S+$/),
    ])
  })

  test('has scripts with LF line ends, also from a checkout on Windows', () => {
    expect(readText('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m)
  })

  test('is stopped by SIGQUIT, on which nginx finishes open requests', () => {
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGQUIT$/m)
  })

  test('listens on IPv4 and IPv6', () => {
    expect(nginxConf).toMatch(/listen 8080 default_server;\s+listen \[::\]:8080 default_server;/)
  })
})

describe('proxies', () => {
  test('are trusted only at private addresses', () => {
    expect([...nginxConf.matchAll(/set_real_ip_from (\S+);/g)].map(([, range]) => range)).toEqual([
      '10.0.0.0/8',
      '172.16.0.0/12',
      '192.168.0.0/16',
      '127.0.0.0/8',
      'fc00::/7',
      '::1',
    ])
  })

  test('close idle connections before nginx does', () => {
    const keepaliveSeconds = Number(/\tkeepalive (\d+)s/.exec(caddyfile)?.[1])
    expect(keepaliveSeconds).toBeLessThan(readSeconds('keepalive_timeout'))
    expect(readSeconds('keepalive_timeout'), 'cloud load balancers keep theirs for 600 s').toBeGreaterThan(
      600,
    )
  })

  test('log nothing about visitors', () => {
    const filterBlock = /format filter \{(.*?)\n\t\t\}/s.exec(caddyfile)?.[1] ?? ''
    const deletedFields = [...filterBlock.matchAll(/(\S+) delete/g)].map(([, field]) => field)
    expect(deletedFields).toEqual(
      ['remote_ip', 'client_ip', 'remote_port', 'uri', 'headers'].map((field) => `request>${field}`),
    )
    expect(filterBlock, 'addresses in the errors of connections').toContain(
      'error regexp "->\\S+" "->client"',
    )
  })

  test('do not trust X-Forwarded headers of clients: the Caddyfile has no trusted_proxies', () => {
    expect(caddyfile).not.toContain('trusted_proxies')
  })

  test('let a request wait while the site restarts', () => {
    const nginxShutdownSeconds = readSeconds('worker_shutdown_timeout')
    expect(Number(/lb_try_duration (\d+)s/.exec(caddyfile)?.[1])).toBeGreaterThan(nginxShutdownSeconds)
  })

  test('have the header timeout of nginx', () => {
    expect(/read_header (\d+)s/.exec(caddyfile)?.[1]).toBe(String(readSeconds('client_header_timeout')))
    expect(readme).toContain(`behind Caddy, after ${/\twrite (\d+)m /.exec(caddyfile)?.[1]} minutes in all`)
  })

  test('have the header size limit of nginx', () => {
    const [, lines, size] = /large_client_header_buffers (\d+) (\d+)k;/.exec(nginxConf) ?? []
    expect(/max_header_size (\d+)KB/.exec(caddyfile)?.[1]).toBe(String(Number(lines) * Number(size)))
  })
})
