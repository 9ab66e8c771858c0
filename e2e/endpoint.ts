// npm run e2e:endpoint: builds the site with endpoints for its forms and submits them to a stand-in: the contact form by a path
// of its own host, the grievance form to another origin. Further words are Playwright's (--project=firefox).
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const [nginxPort, proxyPort, servicePort] = [8091, 8092, 8093]
const env = {
  ...process.env,
  DIST: resolve('reports/endpoint/dist'),
  E2E_REPORTS: 'reports/endpoint',
  E2E_PORT: String(nginxPort),
  ENDPOINT: JSON.stringify({ proxyPort, servicePort }),
  SITE_URL: `http://127.0.0.1:${proxyPort}`,
  SITE_CONTACT_ENDPOINT: '/api/contact',
  SITE_GRIEVANCE_ENDPOINT: `http://127.0.0.1:${servicePort}/grievance`,
}

const [, , ...further] = process.argv
const projects = further.length > 0 ? further : ['--project=chromium']
for (const [command, ...args] of [
  ['vite', 'build', '--logLevel', 'error'],
  ['playwright', 'test', '-c', 'e2e', 'e2e/endpoint.spec.ts', '--workers=1', ...projects],
]) {
  const { status } = spawnSync(command ?? '', args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
