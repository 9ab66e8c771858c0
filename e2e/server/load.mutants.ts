import type { Mutant } from '../mutants/mutant.ts'

/** Slow clients and the log. */
export const mutants: readonly Mutant[] = [
  {
    name: 'server: slow clients held',
    file: 'nginx.conf',
    find: 'client_header_timeout 8s; ',
    replace: 'client_header_timeout 20s;',
    killedBy: '500 that never finish their header are cut within 10 s, and nobody else notices',
  },
  {
    name: 'server: the log has the query',
    file: 'nginx.conf',
    find: '[!->@-~]+',
    replace: '[!-~]+',
    killedBy: 'the log says what was asked for, and nothing about who asked',
  },
  {
    name: "server: the log has the visitor's address",
    file: 'nginx.conf',
    find: '"client":"$log_client"',
    replace: '"client":"$remote_addr"',
    killedBy: 'the log says what was asked for, and nothing about who asked',
  },
  {
    name: 'server: the log has the user agent',
    file: 'nginx.conf',
    find: '"status":$status,',
    replace: '"status":$status,"agent":"$http_user_agent",',
    killedBy: 'the log says what was asked for, and nothing about who asked',
  },
  {
    name: 'server: health checks logged',
    file: 'nginx.conf',
    find: '            access_log off;\n',
    replace: '',
    killedBy: 'health checks are not logged',
  },
  {
    name: 'server: no proxy is believed',
    file: 'nginx.conf',
    find: '    set_real_ip_from 127.0.0.0/8;\n',
    replace: '',
    killedBy: 'the log says what was asked for, and nothing about who asked',
  },
  {
    name: 'server: the first address in a row is believed, which anybody can have written',
    file: 'nginx.conf',
    find: '    set_real_ip_from 127.0.0.0/8;\n',
    replace: '    set_real_ip_from 0.0.0.0/0;\n',
    killedBy: 'the log says what was asked for, and nothing about who asked',
  },
]
