/** Ports of the proxy in front of the built site, and of the other origin's endpoint. */
export const [proxyPort, servicePort] = [8092, 8093] as const

/**
 * Environment variables for the build and the tests of a site whose forms send. The contact form sends to a path of the site
 * itself, the grievance form to another origin.
 */
export const formEndpointEnvironment = {
  E2E_PORT: '8091',
  ENDPOINT: '1',
  SITE_URL: `http://127.0.0.1:${proxyPort}`,
  SITE_CONTACT_ENDPOINT: '/api/contact',
  SITE_GRIEVANCE_ENDPOINT: `http://127.0.0.1:${servicePort}/grievance`,
}
