import type { Mutants } from '../mutants/mutants.ts'

/** Slow clients and the log. */
export const mutants: Mutants = {
  '500 that never finish their header are cut within 10 s, and nobody else notices': [
    ['nginx.conf', 'client_header_timeout 8s; ', 'client_header_timeout 20s;'],
  ],
  'the log says what was asked for, and nothing about who asked': [
    ['nginx.conf', '[!->@-~]+', '[!-~]+'],
    ['nginx.conf', '            access_log off;\n', ''],
  ],
  'all connections with the largest unfinished header fit into the memory, and whoever comes then waits 10 s at most':
    [['nginx.conf', 'worker_connections 1536;', 'worker_connections 2560;']],
  'readers of translations who do not read take a bounded share, and no page waits for them': [
    ['nginx.conf', 'limit_conn translated 64;', ''],
  ],
}
