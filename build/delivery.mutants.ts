import type { Mutants } from '../e2e/mutants/mutants.ts'

/** What the files that deliver the site promise. */
export const mutants: Mutants = {
  'serves as nobody in particular, from a file system that nobody can write to, with no privilege': [
    ['Dockerfile', 'USER 101:101\n', ''],
  ],
  'SITE_EMAIL reaches the build, by Dockerfile, compose and release': [['Dockerfile', ' SITE_EMAIL', '']],
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
}
