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
  {
    name: 'server: more connections than the memory holds',
    file: 'nginx.conf',
    find: 'worker_connections 1536;',
    replace: 'worker_connections 2560;',
    killedBy:
      'all connections with the largest unfinished header fit into the memory, and whoever comes then waits 10 s at most',
  },
  {
    name: 'server: larger headers than the memory holds',
    file: 'nginx.conf',
    find: 'large_client_header_buffers 2 8k;',
    replace: 'large_client_header_buffers 4 8k;',
    killedBy:
      'all connections with the largest unfinished header fit into the memory, and whoever comes then waits 10 s at most',
  },
  {
    name: 'server: any number of translations at once',
    file: 'nginx.conf',
    find: 'limit_conn translated 64;',
    replace: '',
    killedBy: 'readers of translations who do not read take a bounded share, and no page waits for them',
  },
]
