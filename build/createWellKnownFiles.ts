import type { Content } from '../src/content/schemas/contentSchemas.ts'
import type { Site } from '../src/content/site.ts'

/** The texts of sitemap.xml, robots.txt, llms.txt, security.txt and the web manifest, by file name. */
export function createWellKnownFiles(site: Site, content: Content, buildTime: Date) {
  const { language, pages } = content.pages
  const createIcon = (px: number) => ({ src: `/icon-${px}.png`, sizes: `${px}x${px}`, type: 'image/png' })
  const expiryDate = new Date(buildTime.getTime() + 364 * 24 * 60 * 60 * 1000) // RFC 9116 asks for less than a year
  return {
    '.well-known/security.txt': `Contact: mailto:${site.email}
Expires: ${expiryDate.toISOString()}
Preferred-Languages: ${language.split('-')[0]}
Canonical: ${site.url}/.well-known/security.txt
`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => `<url><loc>${site.url}${path}</loc></url>`).join('\n')}
</urlset>
`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
    'llms.txt': `# ${site.name}

> ${pages.find(({ path }) => path === '/')?.description}

${site.phone}
${site.email}

## ${content.labels.frame.pages}

${pages.map(({ path, label, description }) => `- [${label}](${site.url}${path}): ${description}`).join('\n')}
`,
    'site.webmanifest': JSON.stringify({
      name: site.name,
      short_name: site.name,
      start_url: '/',
      display: 'browser',
      background_color: '#fbf9f5',
      theme_color: '#fbf9f5',
      icons: [createIcon(192), createIcon(512), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }),
  }
}
