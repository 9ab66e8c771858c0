import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '../src/content/navigation.ts'
import type { Site } from '../src/content/site.ts'
import { commitTime } from './commitTime.ts'

/** Writes the files that machines look for at fixed addresses: sitemap, robots, llms.txt and the web manifest. */
export async function fixedFiles(folder: string, site: Site) {
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  const changed = commitTime().toISOString().slice(0, 10)
  const xml = (text: string) => text.replaceAll('&', '&amp;')
  await write(
    'sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => `<url><loc>${xml(site.url + path)}</loc><lastmod>${changed}</lastmod></url>`).join('\n')}
</urlset>
`,
  )
  await write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`)
  await write(
    'llms.txt',
    `# ${site.name}

> ${pages[0].description}

Phone: ${site.phone}
E-mail: ${site.email}

## Pages

${pages.map(({ path, label, description }) => `- [${label}](${site.url}${path}): ${description}`).join('\n')}
`,
  )
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })
  await write(
    'site.webmanifest',
    JSON.stringify({
      name: site.name,
      short_name: site.name,
      start_url: '/',
      display: 'browser',
      background_color: '#fbf9f5',
      theme_color: '#fbf9f5',
      icons: [icon(192), icon(512), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }),
  )
}
