// Throughput of the shipped nginx.conf against Debian's default configuration, on the same page:
// alternating pairs on one machine, median of their ratios. Not a test: run it on a quiet machine.
//   node bench/server.ts [PAIRS=7] [SECONDS=5]
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const [pairs = 7, seconds = 5] = process.argv.slice(2).map(Number)
const project = resolve(import.meta.dirname, '..')
const html = join(project, 'dist/client')

for (const [found, message] of [
  [!spawnSync('nginx', ['-v']).error, 'nginx is not installed; on Debian: apt-get install nginx-light'],
  [!spawnSync('wrk', ['-v']).error, 'wrk is not installed; on Debian: apt-get install wrk'],
  [existsSync(join(html, 'about.html')), 'there is no built site; run: npm run build'],
] as const)
  if (!found) {
    console.error(`bench/server.ts: ${message}`)
    process.exit(1)
  }

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
mkdirSync(join(folder, 'tmp'))
const log = openSync(join(folder, 'ours.log'), 'w')

// The directives of Debian's /etc/nginx/nginx.conf and sites-available/default that are in force there.
writeFileSync(
  join(folder, 'debian.conf'),
  `daemon off; worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  sendfile on; tcp_nopush on; types_hash_max_size 2048;
  types { text/html html; } default_type application/octet-stream;
  access_log ${folder}/access.log; gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join(' ')}
  server { listen 8098 default_server; root ${html}; index index.html; server_name _; location / { try_files $uri $uri/ =404; } }
}`,
)
const servers = [
  spawn(process.execPath, [join(project, 'testbed/serve.ts')], {
    env: { ...process.env, PORT: '8097' },
    stdio: ['ignore', log, 'inherit'],
  }),
  spawn(
    'nginx',
    ['-c', join(folder, 'debian.conf'), ...(process.getuid?.() === 0 ? ['-g', 'user root;'] : [])],
    {
      stdio: 'inherit',
    },
  ),
]

async function answers(url: string): Promise<void> {
  for (;;) {
    const up = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    if (servers.some(({ exitCode }) => exitCode !== null)) throw new Error(`nothing answers at ${url}`)
  }
}

/** What the client says that it can read: as browsers do, and as no browser does. */
const encodings = { 'as browsers ask': 'gzip, deflate, br, zstd', uncompressed: 'identity' }

/** Requests per second with 64 connections. */
function throughput(url: string, encoding: string): number {
  const output = execFileSync('wrk', [
    '-t1',
    '-c64',
    `-d${seconds}s`,
    '-H',
    `Accept-Encoding: ${encoding}`,
    url,
  ]).toString()
  if (/Non-2xx/.test(output)) throw new Error(`errors at ${url}: ${output}`)
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1])
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

const ours = 'http://127.0.0.1:8097/about'
const debian = 'http://127.0.0.1:8098/about.html'
try {
  await answers(ours)
  await answers(debian)
  for (const [name, encoding] of Object.entries(encodings)) {
    const ratios: number[] = []
    for (let pair = 1; pair <= pairs; pair++) {
      // Each goes first in turn, so that neither always finds the machine warmer.
      const first = pair % 2 === 0 ? debian : ours
      const results = new Map(
        [first, first === ours ? debian : ours].map((url) => [url, throughput(url, encoding)]),
      )
      const [a = NaN, b = NaN] = [results.get(ours), results.get(debian)]
      ratios.push(a / b)
      console.log(
        `${name}, pair ${pair}: ours ${a.toFixed(0)}/s, Debian's default ${b.toFixed(0)}/s, ratio ${(a / b).toFixed(2)}`,
      )
    }
    console.log(`${name}: median of ${pairs} ratios ${median(ratios).toFixed(2)}`)
  }
} finally {
  for (const server of servers) server.kill('SIGTERM')
  rmSync(folder, { recursive: true })
}
