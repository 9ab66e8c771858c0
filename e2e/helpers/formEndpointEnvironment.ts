/** Ports of the two test servers: a proxy in front of the built site, and a form's endpoint on another origin. */
export const [ownPort, foreignPort] = [8092, 8093] as const

/**
 * Environment variables to build and test a site whose forms send to endpoints. The contact form's endpoint is a path
 * of the site itself. The grievance form's endpoint is on another origin.
 */
export const formEndpointEnvironment = {
  E2E_PORT: '8091',
  ENDPOINT: '1',
  SITE_URL: `http://127.0.0.1:${ownPort}`,
  SITE_CONTACT_ENDPOINT: '/api/contact',
  SITE_GRIEVANCE_ENDPOINT: `http://127.0.0.1:${foreignPort}/grievance`,
}
