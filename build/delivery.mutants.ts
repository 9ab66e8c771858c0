import type { Mutants } from '../e2e/mutants/mutants.ts'

/** What the files that deliver the site promise. */
export const mutants: Mutants = {
  'serves as nobody in particular, from a file system that nobody can write to, with no privilege': [
    ['Dockerfile', 'USER 101:101\n', ''],
  ],
  'SITE_EMAIL reaches the build, by Dockerfile, compose and release': [
    ['Dockerfile', 'ARG SITE_EMAIL\n', ''],
  ],
  'is asked for where nginx answers, by the image and by Kubernetes, which asks no image': [
    ['Dockerfile', '8080/healthz', '8080/health'],
  ],
  'only those at private addresses are believed': [
    ['nginx.conf', '    set_real_ip_from ::1;\n', '    set_real_ip_from ::/0;\n'],
  ],
  'listens on IPv4 and IPv6': [['nginx.conf', '        listen [::]:8080 default_server;', '       ']],
  'keep their idle connections shorter than nginx does': [
    ['nginx.conf', 'keepalive_timeout 620s;', 'keepalive_timeout 75s;'],
  ],
  'wait no longer for a header than nginx does': [['deploy/Caddyfile', 'read_header 8s', 'read_body 9s']],
  'take no larger header than nginx does: each waits in memory': [
    ['deploy/Caddyfile', '\t\tmax_header_size 16KB\n', ''],
  ],
  'is reached from its own machine only, where nobody says otherwise': [
    ['docker-compose.yml', "'${PORT:-127.0.0.1:8080}:8080'", "'${PORT:-8080}:8080'"],
  ],
  'of a swarm takes a number as its port: an address would be passed over, and it would listen on all': [
    ['deploy/swarm.yml', '      - target: 8080\n', "      - '${PORT:-8080}:8080'\n      - target: 8081\n"],
  ],
  'has the limits that README says': [['deploy/README.md', '| 128 MB, 1, 64 ', '| 256 MB, 1, 64 ']],
  'is built from base images that are named where they are used, which podman 4 needs': [
    [
      'Dockerfile',
      'FROM nginxinc/nginx-unprivileged',
      'ARG NGINX=nginxinc/nginx-unprivileged\nFROM ${NGINX}',
    ],
  ],
  'may read what it mounts under SELinux': [['docker-compose.yml', '/etc/caddy:ro,z', '/etc/caddy:ro']],
  'gets its scripts with LF, from a checkout on Windows as well': [
    ['.gitattributes', '* text=auto eol=lf\n', '* text=auto\n'],
  ],
}
