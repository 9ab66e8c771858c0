/** Ports of the built site, of the proxy in front of it, and of the other origin's endpoint. */
export const [nginxPort, proxyPort, servicePort] = [8091, 8092, 8093] as const

/**
 * Environment variables for the build and the tests of a site whose forms send. The contact form sends to a path of the site
 * itself, the grievance form to another origin.
 */
export const formEndpointEnvironment = {
  E2E_PORT: String(nginxPort),
  ENDPOINT: '1',
  SITE_URL: `http://127.0.0.1:${proxyPort}`,
  SITE_CONTACT_ENDPOINT: '/api/contact',
  SITE_GRIEVANCE_ENDPOINT: `http://127.0.0.1:${servicePort}/grievance`,
}
