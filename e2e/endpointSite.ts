const [nginxPort, proxyPort, servicePort] = [8091, 8092, 8093]

/** Environment of a site whose forms send: the contact form to a path of its own host, the grievance form to another origin. */
export const endpointSite = {
  E2E_PORT: String(nginxPort),
  ENDPOINT: JSON.stringify({ proxyPort, servicePort }),
  SITE_URL: `http://127.0.0.1:${proxyPort}`,
  SITE_CONTACT_ENDPOINT: '/api/contact',
  SITE_GRIEVANCE_ENDPOINT: `http://127.0.0.1:${servicePort}/grievance`,
}
