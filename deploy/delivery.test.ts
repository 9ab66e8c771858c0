// @vitest-environment node
// The deployment files agree with each other and with deploy/README.md.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { manifests, type Resource } from './kubernetes.ts'
import { settingNames } from '../check/settings.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const dockerfile = read('Dockerfile')
const nginx = read('nginx.conf')
const caddy = read('deploy/Caddyfile')
const release = read('.github/workflows/release.yml')
const readme = read('deploy/README.md')

type Service = Record<string, unknown> & {
  build: { args: Record<string, string> }
  healthcheck?: { test: string[] }
  stop_grace_period: string
  mem_limit: string
  pids_limit: number
  cpus: string
  ports: (string | object)[]
  environment: Record<string, string>
  volumes: (string | object)[]
  deploy: { resources: { limits: { memory: string; pids: number; cpus: string } } }
}
const services = (file: string) => (parse(read(file)) as { services: Record<string, Service> }).services
const { web, https, doctor } = services('docker-compose.yml') as Record<'web' | 'https' | 'doctor', Service>
const { web: swarm } = services('deploy/swarm.yml') as { web: Service }

interface Container {
  image: string
  ports: { containerPort: number }[]
  securityContext: object
  resources: { limits: { memory: string } }
  volumeMounts: object[]
  lifecycle: { preStop: { sleep: { seconds: number } } }
  [probe: string]: unknown
}
interface Pod {
  terminationGracePeriodSeconds: number
  securityContext: object
  containers: [Container]
}
const [{ spec }] = manifests('base/website.yaml').filter(({ kind }) => kind === 'Deployment') as [Resource]
const pod = (spec as { template: { spec: Pod } }).template.spec
const [container] = pod.containers

/** Default value of a variable in the compose file, as without .env. */
const byDefault = (value: string) => /:-(.*)\}/.exec(value)?.[1] ?? value

/** The value in seconds of an nginx.conf directive. */
const seconds = (directive: string) => Number(new RegExp(`^ *${directive} (\\d+)s;`, 'm').exec(nginx)?.[1])

describe('settings', () => {
  test.each(settingNames)(
    '%s stands in the example, in quotation marks: "#" would begin a comment',
    (name) => {
      expect(read('.env.example')).toMatch(new RegExp(`^# ${name}=".+"$`, 'm'))
    },
  )

  test('reach the build as the file .env, for compose and release', () => {
    expect(read('.dockerignore').split('\n')).toContain('!.env')
    expect(release).toContain(`printf '%s\\n' "$FACTS" > .env`)
    expect(Object.keys(web.build.args)).toEqual(['SOURCE_DATE_EPOCH'])
  })
})

describe('health', () => {
  const [, path = ''] = /location = (\S+) \{\s+access_log off;/.exec(nginx) ?? []
  const [, port = ''] = /listen (\d+) default_server/.exec(nginx) ?? []

  test('is asked for where nginx answers, by the image and by Kubernetes, which asks no image', () => {
    const command = ['wget', '-q', '-Y', 'off', '-O', '/dev/null', `http://127.0.0.1:${port}${path}`]
    expect(dockerfile).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`)
    for (const service of [web, swarm]) expect(service.healthcheck).toBeUndefined() // the image has one
    const probe = { httpGet: { path, port: 'http' } }
    expect(container).toMatchObject({ startupProbe: probe, readinessProbe: probe, livenessProbe: probe })
    expect(container.ports).toEqual([{ containerPort: Number(port), name: 'http' }])
    expect(dockerfile).toContain(`EXPOSE ${port}\n`)
  })

  test('of the https proxy is asked for where the Caddyfile answers', () => {
    const [, own = ''] = /http:\/\/127\.0\.0\.1:\{\$HEALTH_PORT:(\d+)\}/.exec(caddy) ?? []
    expect(https.healthcheck?.test).toEqual([
      'CMD',
      'wget',
      '-q',
      '-Y',
      'off',
      '-O',
      '/dev/null',
      `http://127.0.0.1:${own}/`,
    ])
  })
})

describe('the container', () => {
  test('serves as nobody in particular, from a file system that nobody can write to, with no privilege', () => {
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
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 101, runAsGroup: 101 })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  test('is the same for compose and swarm', () => {
    for (const name of ['read_only', 'volumes', 'cap_drop', 'stop_grace_period', 'logging'])
      expect.soft(swarm[name], name).toEqual(web[name])
    const { memory, pids, cpus } = swarm.deploy.resources.limits
    expect([memory.toLowerCase(), pids, Number(cpus)]).toEqual([
      web.mem_limit,
      web.pids_limit,
      Number(byDefault(web.cpus)),
    ])
  })

  test('has the same memory in a cluster', () => {
    expect(container.resources.limits.memory).toBe(web.mem_limit.replace('m', 'Mi'))
  })

  test('has the time to finish what it has begun', () => {
    const finishing = seconds('worker_shutdown_timeout')
    for (const service of [web, swarm])
      expect(Number.parseInt(service.stop_grace_period)).toBeGreaterThan(finishing)
    const { seconds: pause } = container.lifecycle.preStop.sleep
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(pause + finishing)
  })

  test('is reached from its own machine only, where nobody says otherwise', () => {
    expect(web.ports).toEqual(['${PORT:-127.0.0.1:8080}:8080'])
    expect(web.environment.PUBLISHED, 'what the log warns of').toBe('${PORT:-127.0.0.1:8080}')
  })

  test('of a swarm takes a number as its port: an address would be passed over, and it would listen on all', () => {
    expect(swarm.ports).toEqual([{ target: 8080, published: '${PORT:-8080}' }])
  })

  test('has the limits that README says', () => {
    const number = (directive: string) => Number(new RegExp(`^ *${directive} (\\d+)`, 'm').exec(nginx)?.[1])
    const connections = number('worker_processes') * number('worker_connections')
    expect(readme).toMatch(
      new RegExp(
        `\\| ${web.mem_limit.replace('m', ' MB')}, ${Number(byDefault(web.cpus))}, ${web.pids_limit} ` +
          `\\(Caddy: ${https.mem_limit.replace('m', ' MB')}, ${Number(byDefault(https.cpus))}, ${https.pids_limit}\\) `,
      ),
    )
    expect(readme).toContain(`| ${connections.toLocaleString('en')}; each with the largest unfinished header`)
    expect(readme).toContain(`| ${number('limit_conn translated')}, the next is told to come again`)
    expect(readme).toContain(`within ${seconds('client_header_timeout')} s`)
    expect(readme).toContain(`Idle connections close after ${seconds('keepalive_timeout')} s`)
  })

  // Checks only the text: Debian's kernel has no SELinux.
  test('may read what it mounts under SELinux', () => {
    const mounts = [web, https, doctor].flatMap(({ volumes = [] }) => volumes)
    const folders = mounts.filter((mount) => typeof mount === 'string' && mount.startsWith('.'))
    expect(folders).toEqual(['./deploy:/etc/caddy:ro,z', './doctor:/doctor:ro,z'])
  })

  test('is built from base images that are named where they are used, which podman 4 needs', () => {
    const bases = [...dockerfile.matchAll(/^FROM (.*)$/gm)].map(([, base]) =>
      base?.replace('--platform=$BUILDPLATFORM ', ''),
    )
    expect(bases).toEqual([
      expect.stringMatching(/^node:\S+ AS build$/),
      expect.stringMatching(/^nginxinc\/nginx-unprivileged:\S+$/),
    ])
  })

  test('gets its scripts with LF, from a checkout on Windows as well', () => {
    expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m)
  })

  test('is stopped by the signal that lets nginx finish', () => {
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGQUIT$/m)
  })

  test('listens on IPv4 and IPv6', () => {
    expect(nginx).toMatch(/listen 8080 default_server;\s+listen \[::\]:8080 default_server;/)
  })
})

describe('proxies', () => {
  test('only those at private addresses are believed', () => {
    expect([...nginx.matchAll(/set_real_ip_from (\S+);/g)].map(([, range]) => range)).toEqual([
      '10.0.0.0/8',
      '172.16.0.0/12',
      '192.168.0.0/16',
      '127.0.0.0/8',
      'fc00::/7',
      '::1',
    ])
  })

  test('keep their idle connections shorter than nginx does', () => {
    const kept = Number(/\tkeepalive (\d+)s/.exec(caddy)?.[1])
    expect(kept).toBeLessThan(seconds('keepalive_timeout'))
    expect(seconds('keepalive_timeout'), 'cloud load balancers keep theirs for 600 s').toBeGreaterThan(600)
  })

  test('log no visitor: neither address, nor page, nor browser', () => {
    const filter = /format filter \{(.*?)\n\t\t\}/s.exec(caddy)?.[1] ?? ''
    const deleted = [...filter.matchAll(/(\S+) delete/g)].map(([, field]) => field)
    expect(deleted).toEqual(
      ['remote_ip', 'client_ip', 'remote_port', 'uri', 'headers'].map((field) => `request>${field}`),
    )
  })

  test('wait no longer for a header than nginx does', () => {
    expect(/read_header (\d+)s/.exec(caddy)?.[1]).toBe(String(seconds('client_header_timeout')))
  })

  test('take no larger header than nginx does: each waits in memory', () => {
    const [, lines, size] = /large_client_header_buffers (\d+) (\d+)k;/.exec(nginx) ?? []
    expect(/max_header_size (\d+)KB/.exec(caddy)?.[1]).toBe(String(Number(lines) * Number(size)))
  })
})
