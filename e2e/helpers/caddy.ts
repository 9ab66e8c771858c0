import { resolve } from 'node:path'

// Settings for npm run e2e:https. Playwright starts nginx, and Caddy as a proxy in front of it (deploy/https.sh).
// Caddy signs localhost's certificate by its own authority. Node trusts this authority (NODE_EXTRA_CA_CERTS). The
// browsers ignore the certificate error.

/** The port on which nginx must listen. */
export const upstreamPort = '8401'
const siteUrl = 'https://localhost:8443'
const aliasHost = '127.0.0.1:8443' // must redirect to siteUrl; www.DOMAIN would need a DNS record

/** Environment variables for the tests. Caddy writes its files into `dataFolder`. */
export const createTestVariables = (dataFolder: string) => ({
  BASE_URL: siteUrl,
  HTTP_URL: 'http://localhost:8400',
  ALIAS_URL: `https://${aliasHost}`,
  LOCAL_TARGET: '1',
  NODE_EXTRA_CA_CERTS: `${dataFolder}/caddy/pki/authorities/local/root.crt`,
})

export const createCaddyServerConfig = (dataFolder: string) => ({
  command: 'exec sh deploy/https.sh',
  cwd: resolve(import.meta.dirname, '../..'),
  env: {
    SITE_URL: siteUrl,
    HTTPS_ALIASES: aliasHost,
    HTTP_PORT: '8400',
    HTTPS_PORT: '8443',
    HEALTH_PORT: '8402',
    UPSTREAM: `127.0.0.1:${upstreamPort}`,
    XDG_DATA_HOME: dataFolder,
    XDG_CONFIG_HOME: dataFolder,
  },
  url: `${siteUrl}/healthz`,
  ignoreHTTPSErrors: true,
})
