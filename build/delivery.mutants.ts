import type { Mutant } from '../e2e/mutants/mutant.ts'

const container =
  'serves as nobody in particular, from a file system that nobody can write to, with no privilege'
const health = 'is asked for where nginx answers, by the image and by Kubernetes, which asks no image'

/** What the files that deliver the site promise. */
export const mutants: readonly Mutant[] = [
  {
    name: 'container: serves as root',
    file: 'Dockerfile',
    find: 'USER 101:101\n',
    replace: '',
    killedBy: container,
  },
  {
    name: 'swarm: a root file system that can be written to',
    file: 'deploy/swarm.yml',
    find: '    read_only: true\n',
    replace: '',
    killedBy: container,
  },
  {
    name: 'Dockerfile: ignores SITE_EMAIL',
    file: 'Dockerfile',
    find: ' SITE_EMAIL',
    replace: '',
    killedBy: 'SITE_EMAIL reaches the build, by Dockerfile, compose and release',
  },
  {
    name: 'compose: forgets SITE_MAP_LATITUDE',
    file: 'docker-compose.yml',
    find: '        SITE_MAP_LATITUDE: ${SITE_MAP_LATITUDE:-}\n',
    replace: '',
    killedBy: 'SITE_MAP_LATITUDE reaches the build, by Dockerfile, compose and release',
  },
  {
    name: 'Dockerfile: asks for health where nothing answers',
    file: 'Dockerfile',
    find: '8080/healthz',
    replace: '8080/health',
    killedBy: health,
  },
  {
    name: 'server: the health check moves',
    file: 'nginx.conf',
    find: 'location = /healthz {',
    replace: 'location = /health {',
    killedBy: health,
  },
  {
    name: 'server: a public address is believed',
    file: 'nginx.conf',
    find: '    set_real_ip_from ::1;\n',
    replace: '    set_real_ip_from ::/0;\n',
    killedBy: 'only those at private addresses are believed',
  },
  {
    name: 'server: no IPv6',
    file: 'nginx.conf',
    find: '        listen [::]:8080 default_server;',
    replace: '       ',
    killedBy: 'listens on IPv4 and IPv6',
  },
  {
    name: 'server: idle connections end while a load balancer still uses them',
    file: 'nginx.conf',
    find: 'keepalive_timeout 620s;',
    replace: 'keepalive_timeout 75s;',
    killedBy: 'keep their idle connections shorter than nginx does',
  },
  {
    name: 'https: Caddy waits for ever for a header',
    file: 'deploy/Caddyfile',
    find: 'read_header 8s',
    replace: 'read_body 9s',
    killedBy: 'wait no longer for a header than nginx does',
  },
]
